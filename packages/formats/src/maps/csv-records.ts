/** What separates fields: the first of these in the first line, outside quotes. */
const SEPARATOR = /[,;\t]/;

/**
 * The records of a CSV text (RFC 4180): fields between quotes may hold separators, line breaks and doubled quotes.
 * Lines end in CRLF, LF or CR. Fields are separated by commas, semicolons or tabs, one kind in one file. A quote that
 * is never closed ends with the text. Null: more than `most` records.
 */
export function csvRecords(text: string, most: number): readonly (readonly string[])[] | null {
  const separator = SEPARATOR.exec((text.split(/[\r\n]/, 1)[0] ?? '').replace(/"[^"]*"/g, ''))?.[0] ?? ',';
  const records: string[][] = [];
  let record: string[] = [];
  let at = 0;
  while (at <= text.length) {
    const field = fieldAt(text, at, separator);
    record.push(field.value);
    at = field.end + 1;
    if (text[field.end] === separator) continue;
    if (text[field.end] === '\r' && text[at] === '\n') at++;
    records.push(record);
    if (records.length > most) return null;
    record = [];
  }
  return records;
}

/** A field and the index of what ends it: a separator, a line break or the end of the text. */
function fieldAt(text: string, from: number, separator: string): { readonly value: string; readonly end: number } {
  if (text[from] !== '"') {
    const end = endAfter(text, from, separator);
    return { value: text.slice(from, end), end };
  }
  let closing = text.indexOf('"', from + 1);
  while (closing !== -1 && text[closing + 1] === '"') closing = text.indexOf('"', closing + 2);
  if (closing === -1) closing = text.length;
  const end = endAfter(text, closing + 1, separator);
  return { value: text.slice(from + 1, closing).replaceAll('""', '"') + text.slice(closing + 1, end), end };
}

function endAfter(text: string, from: number, separator: string): number {
  let end = Math.min(from, text.length);
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end++;
  return end;
}
