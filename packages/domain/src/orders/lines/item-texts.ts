import * as v from 'valibot';
import { byLanguageSchema, requiredTextSchema } from '../../basics/schema';
import { mostWordLength } from '../../catalogue/shared-words';
import { languageOf } from '../../texts/languages';

/** Name, unit and options of an item in other languages than English, as the shop had them (rule: order-names). */
export const itemTextsSchema = byLanguageSchema(
  v.strictObject({
    name: v.exactOptional(requiredTextSchema(120)),
    unit: v.exactOptional(requiredTextSchema(mostWordLength)),
    /** The values of its options, in their order. */
    values: v.exactOptional(v.array(requiredTextSchema(mostWordLength))),
  }),
);
export type ItemTexts = v.InferOutput<typeof itemTextsSchema>;

/** An item for a reader: `soldAs` is its English name, which the labels on the shelves have. */
export type ShownItem<I> = I & { readonly soldAs: string };

interface Item {
  readonly name: string;
  readonly texts?: ItemTexts | undefined;
  readonly options?: readonly { readonly value: string }[];
}

/**
 * Items for a reader: name, unit and options in their language, English where it has none (rule: order-names).
 *
 * @param language its code, or a tag such as `<html lang>` has
 */
export function itemsIn<I extends Item>(items: readonly I[], language: string): ShownItem<I>[] {
  const { code } = languageOf(language);
  return items.map((item) => {
    const { values, ...own } = item.texts?.[code] ?? {};
    const options = item.options?.map((option, at) => ({ ...option, value: values?.[at] ?? option.value }));
    return { ...item, ...own, ...(options && { options }), soldAs: item.name };
  });
}
