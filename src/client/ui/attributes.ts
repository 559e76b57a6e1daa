import type { ComponentProps, JSX } from 'react';

/** Attributes of a plain element without `style`: the content security policy refuses style attributes. */
export type Attributes<Tag extends keyof JSX.IntrinsicElements> = Omit<ComponentProps<Tag>, 'style'>;
