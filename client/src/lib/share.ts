/** Hand a link on: by the system's own way on a phone, else into the clipboard. */
export async function shareLink(url: string, title: string): Promise<boolean> {
  if (navigator.share && matchMedia("(pointer: coarse)").matches) {
    return navigator.share({ url, title }).then(
      () => true,
      () => false,
    );
  }
  if (navigator.clipboard)
    return navigator.clipboard.writeText(url).then(
      () => true,
      () => false,
    );
  return copyByField(url);
}

/** The old way, for pages without HTTPS. */
function copyByField(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.style.position = "fixed";
  document.body.append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  return done;
}
