/** Part n of a score: hue n mod 8; plain, stripes or dots, so that neighbours always differ in fill too. */
export function fillOf(n: number): string {
  const hue = (n % 8) + 1;
  const fill = (n + Math.floor(n / 8)) % 3;
  return fill === 0 ? `var(--part-${hue})` : `url(#part-${hue}-${fill})`;
}
