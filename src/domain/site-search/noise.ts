import { isWide, tokenize } from '#domain/search/fold.ts';
import { fold } from '#domain/search/simplify.ts';

/** Words of a question that say nothing of what is asked for. */
const LATIN = new Set(
  'a an and are at by can do does for from how i in is it my of on or our the to we what when where which who why with you your'.split(
    ' ',
  ),
);

/** Whether a folded Latin word only asks. */
export const onlyAsks = (word: string): boolean => LATIN.has(word);

/** The same in Chinese, longer ones first; what stands on both sides of one are words of their own. */
const CHINESE =
  /什么是|是什么|怎么样|怎么|怎样|如何|哪里|哪些|哪个|哪家|为什么|什么|多少|几天|可以|能不能|能否|请问|需要|想要|查询|查一下|吗|呢|吧|的|了|和|与|及|或|是|在|要|港口|港$|港(?= )|编码|代码|编号/g;

/**
 * The query without the words that only ask ('锂电池怎么运' is '锂电池 运'), or null when there are none or nothing
 * would be left. For a second try after a search without a result.
 */
export function withoutNoise(query: string): string | null {
  const tokens = tokenize(fold(query));
  const kept = tokens
    .flatMap((token) => (isWide(token) ? token.replace(CHINESE, ' ').split(' ') : onlyAsks(token) ? [] : [token]))
    .filter((token) => token !== '');
  const rest = kept.join(' ');
  return rest === '' || rest === tokens.join(' ') ? null : rest;
}
