import { join } from 'node:path';

/** The pictures of a page that a sheet shows: one of each size and scheme, the languages taking turns. */
const onSheet = ['phone.light.zh_CN', 'phone.dark.en_US', 'desktop.light.en_US', 'desktop.dark.zh_CN'];
const sheet = { height: 1500, gap: 12, topPart: 2.2 };

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A page that shows all pictures, by page. */
export function overview(shots) {
  const paths = [...new Set(shots.map((shot) => shot.path))];
  const figure = ({ file, size, scheme, locale }) =>
    `<figure><a href="${escaped(file)}"><img loading="lazy" src="${escaped(file)}" alt=""></a><figcaption>${size} ${scheme} ${locale}</figcaption></figure>`;
  const section = (path) =>
    `<section><h2>${escaped(path)}</h2><div>${shots
      .filter((shot) => shot.path === path)
      .map(figure)
      .join('')}</div></section>`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pages</title><style>
body{font:14px system-ui;margin:16px;background:#ddd}div{display:flex;gap:8px;overflow-x:auto}figure{margin:0}
img{height:420px;width:auto;object-fit:cover;object-position:top}h2{position:sticky;left:0}</style>${paths.map(section).join('')}</html>`;
}

/** Puts the upper parts of a page's pictures side by side into one: `<page>.sheet.jpg`. */
export async function contactSheet(shots, folder) {
  const { default: sharp } = await import('sharp');
  const chosen = onSheet.flatMap((name) => shots.find(({ file }) => file.endsWith(`${name}.jpg`)) ?? []);
  const parts = [];
  let left = 0;
  for (const { file, size } of chosen) {
    const image = sharp(join(folder, file));
    const { width = 0, height = 0 } = await image.metadata();
    const upper = Math.min(height, Math.round(width * (size === 'phone' ? sheet.topPart * 2 : sheet.topPart)));
    const input = await image
      .extract({ left: 0, top: 0, width, height: upper })
      .resize({
        height: sheet.height,
        width: Math.round((sheet.height * width) / (width * (size === 'phone' ? sheet.topPart * 2 : sheet.topPart))),
        fit: 'contain',
        position: 'top',
        background: '#888',
      })
      .toBuffer({ resolveWithObject: true });
    parts.push({ input: input.data, left, top: 0 });
    left += input.info.width + sheet.gap;
  }
  const [first] = chosen;
  if (first === undefined) return;
  const name = first.file.replace(/\.phone\..*$/, '.sheet.jpg');
  await sharp({ create: { width: left, height: sheet.height, channels: 3, background: '#888' } })
    .composite(parts)
    .jpeg({ quality: 80 })
    .toFile(join(folder, name));
}
