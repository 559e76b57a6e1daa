import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { KEYWORD_MAX } from '#contract/page-limits.ts';
import { type PickedPort, recentPorts } from '../recent-ports.ts';
import { packs } from './packs.ts';
import { type FoundPort, portLookUp } from './port-look-up.ts';

/** Pause in the typing after which the server is asked, in milliseconds; the device is asked at once. */
const PAUSE_MS = 160;

/** The suggestions under a port field, and how far the look-up has come. */
export interface PortSuggestions {
  ports: readonly (PickedPort & Partial<FoundPort>)[];
  /** The ports are those picked last and not an answer to what was typed. */
  recent: boolean;
  state: 'ready' | 'looking' | 'failed';
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), packs.has('ports') ? 0 : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** Whether one is typed on from the other. The ports of anything else must not stand there to be picked meanwhile. */
const isTypedOn = (one: string, other: string): boolean => one.startsWith(other) || other.startsWith(one);

/**
 * HOME-02: ports for what is typed: code, English, Chinese or pinyin; from the device where it holds the table, else from
 * the server. While nothing is typed, the ports picked last. Nothing is asked until `active`.
 */
export function usePortSuggestions(text: string, active: boolean): PortSuggestions {
  const typed = text.trim().slice(0, KEYWORD_MAX);
  const keyword = useSettled(typed);
  const asked = active && keyword !== '';
  const { data, isError, isPlaceholderData } = useQuery({
    ...portLookUp(keyword),
    enabled: asked,
    placeholderData: (previous, query) => (isTypedOn(keyword, query?.queryKey[1] ?? '') ? previous : undefined),
  });
  if (typed === '') return { ports: active ? recentPorts() : [], recent: true, state: 'ready' };
  if (isError) return { ports: [], recent: false, state: 'failed' };
  if (!data || !asked || !isTypedOn(typed, keyword)) return { ports: [], recent: false, state: 'looking' };
  return { ports: data, recent: false, state: isPlaceholderData ? 'looking' : 'ready' };
}
