import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { makePicture } from './make-picture.ts';

let photo: Buffer;

beforeAll(async () => {
  const plain = sharp({ create: { width: 1000, height: 600, channels: 3, background: '#26499d' } });
  photo = await plain
    .withExif({ IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer();
});

describe('a photograph', () => {
  it('becomes AVIF and WebP in the widths it has, with a fallback and a blurred stand-in', async () => {
    const { files, picture } = await makePicture(photo);
    expect([picture.width, picture.height]).toEqual([1000, 600]);
    expect(picture.sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
    expect(picture.sources[0]?.srcset.match(/\d+w/g)).toEqual(['320w', '640w', '960w', '1000w']);
    const served = picture.sources.flatMap(({ srcset }) => srcset.split(', ').map((one) => one.split(' ')[0]));
    expect([...served, picture.httpUrl].sort()).toEqual(files.map(({ name }) => `/media/${name}`).sort());
    expect(picture.blur?.length).toBeLessThan(400);
  });

  it('loses place, camera and author', async () => {
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    for (const { bytes } of (await makePicture(photo)).files) {
      expect(bytes.includes('Somebody')).toBe(false);
      expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    }
  });

  it('stands upright although the camera was held upright', async () => {
    const turned = await sharp(photo).withMetadata({ orientation: 6 }).toBuffer();
    const { picture } = await makePicture(turned);
    expect([picture.width, picture.height]).toEqual([600, 1000]);
  });

  it('keeps what can be seen through', async () => {
    const glass = sharp({
      create: { width: 40, height: 40, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0.5 } },
    });
    const { picture } = await makePicture(await glass.png().toBuffer());
    expect(picture.httpUrl).toMatch(/\.png$/);
  });

  it.each([
    ['no picture', Buffer.from('GIF89a…'), /no PNG, JPEG/],
    ['named like one', Buffer.from('<html><script>1</script>'), /no PNG, JPEG/],
    [
      'cut off',
      Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.alloc(50)]),
      /decoded/,
    ],
  ])('is refused when it is %s', async (_, bytes, reason) => {
    await expect(makePicture(bytes)).rejects.toThrow(reason);
  });

  it('is refused when a small file would unfold into more than 40 megapixels', async () => {
    const huge = sharp({ create: { width: 8000, height: 5001, channels: 3, background: '#fff' } });
    await expect(makePicture(await huge.png().toBuffer())).rejects.toThrow('more than 40 megapixels');
  });
});

describe('a drawing', () => {
  const draw = async (inner: string, head = 'viewBox="0 0 20 10"') => {
    const { files } = await makePicture(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${head}>${inner}</svg>`));
    return String(files[0]?.bytes);
  };

  it('keeps what it draws, and its size', async () => {
    const text = '<defs><linearGradient id="g"><stop offset="0" stop-color="#fff"/></linearGradient></defs>';
    const shape = '<path d="M0 0h1" fill="url(#g)" stroke-width="2"></path><use href="#g"></use>';
    expect(await draw(text + shape)).toContain('<path d="M0 0h1" fill="url(#g)" stroke-width="2"></path>');
    const { picture } = await makePicture(Buffer.from('<svg viewBox="0 0 20 10"><path d="M0 0"/></svg>'));
    expect(picture).toMatchObject({ width: 20, height: 10, sources: [], blur: null });
  });

  it.each([
    '<script>alert(1)</script>',
    '<path onload="alert(1)" d=""/>',
    '<foreignObject><body>x</body></foreignObject>',
    '<use href="https://evil.example/x.svg#a"/>',
    '<a href="javascript:alert(1)"><path d=""/></a>',
    '<style>@import "https://evil.example"</style>',
    '<image href="https://evil.example/x.png"/>',
    '<rect fill="url(https://evil.example)"/>',
    '<set attributeName="onmouseover" to="alert(1)"/>',
  ])('loses %s', async (hostile) => {
    expect(await draw(hostile)).not.toMatch(/script|alert|evil|foreign|@import|onload/i);
  });

  it('is refused without a size', async () => {
    await expect(draw('<path d=""/>', '')).rejects.toThrow('has no size');
  });
});
