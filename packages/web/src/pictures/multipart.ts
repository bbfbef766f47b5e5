/** A request in two parts, as Storage takes them (RFC 2387): what the file is, then the file. */
export function multipartOf(
  metadata: Readonly<Record<string, string>>,
  content: Blob,
): { readonly body: Blob; readonly contentType: string } {
  const boundary = `part-${crypto.randomUUID()}`;
  const body = new Blob([
    `--${boundary}\r\nContent-Type: application/json; charset=utf-8\r\n\r\n${JSON.stringify(metadata)}\r\n`,
    `--${boundary}\r\nContent-Type: ${content.type}\r\n\r\n`,
    content,
    `\r\n--${boundary}--\r\n`,
  ]);
  return { body, contentType: `multipart/related; boundary=${boundary}` };
}
