import { styled } from "../message/buttons.js";
import { h } from "../dom.js";
import { field } from "./fields.js";
import { markdown } from "../message/markdown.js";

const ACTION_ROW = 1;
const TEXT_DISPLAY = 10;
const [BLUE, GREY] = [1, 2];
const FAILED = "Something went wrong. Try again.";
let count = 0;

/** Opens a form of the bot's as a dialog, and sends what is filled in. */
export function openForm(form, context) {
  const id = `form-${(count += 1)}`;
  const fields = [];
  const trouble = h("p", { className: "trouble", role: "alert" });
  const submit = styled(BLUE, "Submit");
  submit.type = "submit";
  const cancel = styled(GREY, "Cancel", () => submit.disabled || dialog.close());
  const body = h("div", { className: "form-body" }, trouble, form.components.map(part));
  const dialog = h(
    "dialog",
    { className: "form", oncancel: unlessSending, onclose: closed, onpointerdown: outside },
    h(
      "form",
      { noValidate: true, onsubmit: send },
      h("header", {}, h("h2", { id: `${id}-title` }, form.title)),
      body,
      h("footer", {}, cancel, submit),
    ),
  );
  dialog.setAttribute("aria-labelledby", `${id}-title`);
  let sent = false;

  function part(component) {
    if (component.type === TEXT_DISPLAY) {
      return h("div", { className: "md" }, markdown(component.content, context));
    }
    const { label, description } = component;
    if (component.type !== ACTION_ROW) return labelled(component.component, label, description);
    return component.components.map((each) => labelled(each, each.label));
  }

  function labelled(component, label, description) {
    const about = { label, description, id: `${id}-${fields.length}` };
    const made = labelledField(component, about, context);
    fields.push(made);
    return made.element;
  }

  async function send(event) {
    event.preventDefault();
    if (submit.disabled) return;
    const wrong = fields.filter((each) => !each.check());
    wrong[0]?.focus();
    if (wrong.length) return;
    trouble.textContent = "";
    submit.disabled = true;
    const filled = fields.filter(({ value }) => value);
    const values = filled.map(({ name, value }) => [name, value()]);
    const problem = await context
      .act({ do: "submit", form: form.id, values: Object.fromEntries(values) })
      .then(({ failed }) => (failed ? FAILED : ""), (error) => error.message);
    submit.disabled = false;
    trouble.textContent = problem;
    sent = !problem;
    if (!dialog.isConnected) giveUp();
    else if (sent) dialog.close();
    else trouble.scrollIntoView({ block: "nearest" });
  }

  function outside(event) {
    if (event.target === dialog && !submit.disabled) dialog.close();
  }

  /** The answer is a matter of seconds, and may be that something is wrong. */
  function unlessSending(event) {
    if (submit.disabled) event.preventDefault();
  }

  function closed() {
    dialog.remove();
    if (!submit.disabled) giveUp();
  }

  function giveUp() {
    if (sent) return;
    // Nobody waits for the answer, and there is nothing to be told if it goes wrong.
    context.act({ do: "close_form", form: form.id }).catch(() => {});
  }

  document.body.append(dialog);
  dialog.showModal();
  fields[0]?.focus();
}

/** A field with its label, description, and the place where it says what is wrong. */
function labelledField(component, { label, description, id }, context) {
  const made = field(component, label, context);
  const problem = h("p", { id: `${id}-problem`, className: "problem" });
  const star = made.required && h("span", { className: "star", ariaHidden: "true" }, " *");
  const about = description && h("p", { id: `${id}-about`, className: "about" }, description);
  const group = !made.control;
  const element = h(
    group ? "fieldset" : "div",
    { className: "field" },
    h(group ? "legend" : "label", { htmlFor: made.control && id }, label, star),
    about,
    made.element,
    problem,
  );
  const spoken = made.control ?? element;
  spoken.setAttribute("aria-describedby", [about?.id, problem.id].filter(Boolean).join(" "));
  if (made.control) made.control.id = id;
  if (made.control && made.required) made.control.ariaRequired = "true";
  element.addEventListener("input", () => element.classList.contains("wrong") && check());

  function check() {
    problem.textContent = made.problem();
    const wrong = problem.textContent !== "";
    element.classList.toggle("wrong", wrong);
    spoken.ariaInvalid = wrong ? "true" : null;
    return !wrong;
  }
  const focus = () => (made.control ?? made.element.querySelector("input"))?.focus();
  return { ...made, element, check, focus };
}
