import './content-picture.css';
import { useEffect, useRef, useState } from 'react';

interface ContentPictureProps {
  /** Address of the fallback, sizes of the original in pixels, newer and smaller forms, and a few pixels to stand in. */
  image: {
    httpUrl: string;
    width: number;
    height: number;
    sources: readonly { type: string; srcset: string }[];
    blur: string | null;
  };
  alt: string;
  /** How wide the picture is drawn, as in the `sizes` of an image. */
  sizes: string;
  /** For a picture in the first screen. */
  eager?: boolean | undefined;
}

/**
 * A picture of the content in the form that this browser reads best. Its place is kept from the start; a missing file
 * leaves its words.
 */
export function ContentPicture({ image, alt, sizes, eager = false }: ContentPictureProps) {
  const frame = useRef<HTMLImageElement>(null);
  const [loaded, setLoaded] = useState(false);
  const { blur } = image;
  // By the object model, since the content security policy refuses style attributes.
  useEffect(() => {
    const element = frame.current;
    if (!element || !blur?.startsWith('data:image/')) return;
    if (element.complete || loaded) element.style.removeProperty('background-image');
    else element.style.setProperty('background-image', `url("${blur.replaceAll('"', '%22')}")`);
  }, [blur, loaded]);
  return (
    <picture className="ui-picture">
      {image.sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      <img
        ref={frame}
        src={image.httpUrl}
        width={image.width}
        height={image.height}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        onLoad={() => setLoaded(true)}
      />
    </picture>
  );
}
