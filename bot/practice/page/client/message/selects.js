import { choices, defaults } from "./choosable.js";
import { picker } from "./picker.js";
import { onChange } from "./views.js";

/** A select menu of a message: what is chosen goes to the bot when the menu closes. */
export function select(room) {
  let data = null;
  const menu = picker({ choices: () => choices(data, room.context), onPick: choose });

  async function choose(values) {
    if (values.length < data.min_values) {
      menu.pick(defaults(data));
      return;
    }
    menu.wait(true);
    const well = await room.ask({ do: "choose", custom_id: data.custom_id, values });
    menu.wait(false);
    if (!well) menu.pick(defaults(data));
  }

  const look = onChange((looks) => {
    menu.set({
      hint: looks.placeholder ?? "Make a selection",
      least: looks.min_values,
      most: looks.max_values,
      disabled: Boolean(looks.disabled),
      searched: !looks.options,
      picked: defaults(looks),
    });
  });

  /** The same menu by another id stays open, but what was chosen in it has been answered. */
  function update(next) {
    const { custom_id, id, ...looks } = next;
    const renamed = data && custom_id !== data.custom_id;
    data = next;
    look(looks);
    if (renamed && !menu.isOpen()) menu.pick(defaults(next));
  }
  return { element: menu.element, update };
}
