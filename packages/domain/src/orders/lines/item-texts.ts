import * as v from 'valibot';
import { byLanguageSchema, requiredTextSchema } from '../../basics/schema';
import { languageOf } from '../../texts/languages';

/** Name and unit of an item in other languages than English, as its product had them (rule: order-names). */
export const itemTextsSchema = byLanguageSchema(
  v.strictObject({
    name: v.exactOptional(requiredTextSchema(120)),
    unit: v.exactOptional(requiredTextSchema(30)),
  }),
);
export type ItemTexts = v.InferOutput<typeof itemTextsSchema>;

/** An item for a reader: `soldAs` is its English name, which the labels on the shelves have. */
export type ShownItem<I> = I & { readonly soldAs: string };

/**
 * Items for a reader: name and unit in their language, English where it has none (rule: order-names).
 *
 * @param language its code, or a tag such as `<html lang>` has
 */
export function itemsIn<I extends { readonly name: string; readonly texts?: ItemTexts | undefined }>(
  items: readonly I[],
  language: string,
): ShownItem<I>[] {
  const { code } = languageOf(language);
  return items.map((item) => ({ ...item, ...item.texts?.[code], soldAs: item.name }));
}
