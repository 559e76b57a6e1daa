import type { Locale } from '#contract/locale.ts';

/** By their English names, accents ignored: Åland stands with A, Côte d'Ivoire before Croatia. */
const IN_ENGLISH =
  'AF AX AL DZ AS AD AO AI AQ AG AR AM AW AU AT AZ BS BH BD BB BY BE BZ BJ BM BT BO BA BW BV BR IO VG BN BG BF ' +
  'BI KH CM CA CV BQ KY CF TD CL CN CX CC CO KM CG CD CK CR CI HR CU CW CY CZ DK DJ DM DO EC EG SV GQ ER EE SZ ' +
  'ET FK FO FJ FI FR GF PF TF GA GM GE DE GH GI GR GL GD GP GU GT GG GN GW GY HT HM HN HK HU IS IN ID XZ IR IQ ' +
  'IE IM IL IT JM JP JE JO KZ KE KI KW KG LA LV LB LS LR LY LI LT LU MO MG MW MY MV ML MT MH MQ MR MU YT MX FM ' +
  'MD MC MN ME MS MA MZ MM NA NR NP NL NC NZ NI NE NG NU NF KP MK MP NO OM PK PW PS PA PG PY PE PH PN PL PT PR ' +
  'QA RE RO RU RW BL SH KN LC MF PM VC WS SM ST SA SN RS SC SL SG SX SK SI SB SO ZA GS KR SS ES LK SD SR SJ SE ' +
  'CH SY TW TJ TZ TH TL TG TK TO TT TN TR TM TC TV UM VI UG UA AE GB US UY UZ VU VA VE VN WF EH YE ZM ZW';

/** By the pinyin of their Chinese names, syllable by syllable. */
const IN_CHINESE =
  'AL DZ AF AR AE AW OM AZ IE EG ET EE AD AO AI AG AU AT AX BB PG BS PK PY PS BH PA BR BY BM BG MP MK BJ BE PE ' +
  'IS BW PR PL BO BZ BA BT BF BI BV KP GQ DK DE TL TG DO DM EC ER RU FR FO PF GF TF MF VA FJ PH FI CV FK GM CG ' +
  'CD GD GL GE CO CR GG CU GP GU GY XZ KZ HT KR HM NL BQ SX ME HN DJ KG KI GN GW GH CA GA KH CZ ZW CM QA KY CC ' +
  'HR KM CI KW KE CK CW LV LS LA LB LR LY LT LI RE LU RW RO MG IM MV MT MW MY ML MH MQ YT MU MR US UM AS VI MN ' +
  'BD MS FM MM MD MA MC MZ MX NA ZA AQ GS SS NR NP NI NE NG NU NF NO PW PN PT JP SE CH SV WS RS SL SN CY SC SA ' +
  'BL CX ST SH KN LC SM PM VC LK SK SI SJ SZ SD SR SB SO TJ TH TZ TO TC TT TR TM TN TV TK WF VU GT VE BN UG UA ' +
  'UY UZ ES GR EH SG NC NZ HU SY JM AM YE IT IQ IR IL IN ID GB VG IO JO VN ZM JE TD GI CL CF CN MO TW HK';

/**
 * The codes of all countries in the order of their names in a language. Kept as lists because neither browsers nor
 * databases agree on the order of Chinese, nor do all of them know it.
 */
export const COUNTRY_ORDER: Readonly<Record<Locale, readonly string[]>> = {
  zh_CN: IN_CHINESE.split(' '),
  en_US: IN_ENGLISH.split(' '),
};
