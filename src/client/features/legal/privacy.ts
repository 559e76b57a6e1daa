import { LEASE_MS } from '#client/offline/session/lease.ts';
import { CODE_SECONDS, CONTACT_KEEP_DAYS, DELETION_DAYS, GRANT_HOURS, OUTBOX_DAYS } from '#contract/account-limits.ts';
import { LOCALE_KEY } from '#contract/locale.ts';
import { NOTICE_DAYS } from '#contract/tracking-kinds.ts';
import type { LegalText } from './legal-text.ts';

// The text names what the product does: its spans of time are those that the product keeps to.
const CODE_MINUTES = CODE_SECONDS / 60;
const LEASE_HOURS = LEASE_MS / 3_600_000;

/** AUTH-05: the privacy notice in both languages. */
export const privacy: LegalText = {
  id: 'privacy',
  title: { zh: '隐私声明', en: 'Privacy notice' },
  lead: {
    zh: '我们只收集办事所需的信息，不出售个人信息，不投放跟踪广告，网站不加载第三方统计代码。',
    en: 'We collect what the work needs and nothing more. We sell no personal data, run no tracking advertisements, and the site loads no analytics of others.',
  },
  sections: [
    {
      id: 'data',
      title: { zh: '一、我们处理哪些信息', en: '1. What we process' },
      paragraphs: [{ zh: '取决于您使用的功能：', en: 'It depends on what you use:' }],
      points: [
        {
          zh: `留言与询价：姓名、电话、邮箱、公司名称、内容、起讫港、货物信息和您附上的图片；用于答复您，并以邮件转给我们的工作人员。网站在收到${CONTACT_KEEP_DAYS}天后自动删除；已成为业务的部分，按会计和运输法规的年限保存。`,
          en: `Messages and enquiries: name, telephone, e-mail, company, text, ports, cargo and the pictures you add. They serve to answer you and are mailed to our staff. The site erases them ${CONTACT_KEEP_DAYS} days after they came; what has become business is kept for as long as accounting and transport law require.`,
        },
        {
          zh: `验证码：手机号或邮箱、发送的时间和次数；用于确认联系方式属于您并防止滥用。验证码${CODE_MINUTES}分钟后失效；为一条留言或询价验证过的联系方式，对该条内容在${GRANT_HOURS}小时内有效。`,
          en: `Codes: the telephone number or e-mail address, when and how often codes were sent. They make sure that the address is yours and prevent abuse. A code is void after ${CODE_MINUTES} minutes; an address that was verified for a message or an enquiry counts for that one for ${GRANT_HOURS} hours.`,
        },
        {
          zh: `账号：用户名、姓名、电话、邮箱、您填写的公司信息、密码的不可逆摘要、头像、权限、您同意过的条款版本；用微信登录时，还有微信给出的标识和昵称。用于登录和个人中心。申请注销${DELETION_DAYS}天后删除，在此之前您可以登录并撤回申请。`,
          en: `Accounts: user name, name, telephone, e-mail, the company details you fill in, an irreversible digest of the password, picture, permissions and the versions of these terms you agreed to; if you log in with WeChat, also the identifier and the nickname that WeChat gives. They serve logging in and the personal centre. All of it goes ${DELETION_DAYS} days after you ask for deletion; until then you can log in and withdraw the request.`,
        },
        {
          zh: '登录状态：浏览器和系统的种类、略去末段的网络地址、登录和最近使用的时间；在个人中心列出，您可以逐个结束。退出、修改密码或到期后删除。',
          en: 'Sessions: the kind of browser and system, the network address without its last part, when you logged in and were last here. The personal centre lists them and you can end each; they go when you log out or change the password, and when they run out.',
        },
        {
          zh: `货物跟踪：查询过的号码和承运人的答复会保存，但不记录由谁查询。您关注的货物连同备注名、备注、提醒设置和接收提醒的邮箱、设备保存在账号中，便于各设备同步；动态提醒保存${NOTICE_DAYS}天。`,
          en: `Tracking: numbers that were looked up are stored with the carriers’ answers, not with who asked. Shipments you watch are stored in your account with your labels and notes, your choice of notices and the address and devices they go to, so that all of your devices have them; notices of changes are kept for ${NOTICE_DAYS} days.`,
        },
        {
          zh: '访问：按天统计每类页面的打开次数，不记录访问者。登录、验证码、被拒绝的请求等安全事件，以及故障，会连同时间、网络地址、账号编号或请求编号写入日志，电话和邮箱仅部分显示；为防止滥用，还会按网络地址短时计数。这些只用于安全和排除故障，不用于描绘个人画像。',
          en: 'Visits: how often each kind of page was opened on a day, never by whom. Logins, codes, refused requests and other matters of security, and faults, are logged with their time and the network address, the number of the account or of the request; telephone numbers and e-mail addresses are shown in part only. To prevent abuse, requests are counted by network address for a short time. All this serves security and repair, never profiles of persons.',
        },
      ],
    },
    {
      id: 'basis',
      title: { zh: '二、处理依据', en: '2. On what grounds' },
      paragraphs: [
        {
          zh: '订立和履行合同所必需、您的同意、履行法定义务，或法律规定的其他情形。基于同意的处理，您可以随时撤回同意，不影响撤回前处理的效力。',
          en: 'To make and perform a contract, with your consent, to meet legal duties, or on another ground the law provides. Consent can be withdrawn at any time; what was done before stays lawful.',
        },
      ],
    },
    {
      id: 'device',
      title: { zh: '三、Cookie和保存在您设备上的内容', en: '3. Cookies, and what is kept on your device' },
      paragraphs: [
        {
          zh: '网站只设置自身运行所需的Cookie（加密连接下，后两个的名称以“__Host-”开头）：',
          en: 'The site sets only the cookies it needs to work (over an encrypted connection the names of the last two begin with “__Host-”):',
        },
      ],
      points: [
        {
          zh: `“${LOCALE_KEY}”：您选择的语言，保存一年；`,
          en: `“${LOCALE_KEY}”: the language you chose, for a year;`,
        },
        {
          zh: '“session”：把登录状态与您的浏览器绑定，至登录状态到期或退出为止；',
          en: '“session”: ties your login to your browser, until you log out or the login runs out;',
        },
        {
          zh: '“browser”：把图形验证码和微信登录与您的浏览器绑定，至关闭浏览器为止。',
          en: '“browser”: ties captchas and logging in with WeChat to your browser, until it is closed.',
        },
        {
          zh: '为了离线可用，浏览器里还保存登录凭证、搜索历史、最近选过的港口和航线、读过的内容、词典数据、查过的货物动态、尚未发出的留言与询价（含图片）和草稿。搜索历史、草稿和读过的内容不离开您的设备；',
          en: 'To work without a connection, the site also keeps in your browser the proof of your login, the history of searches, ports and lanes chosen lately, what you have read, dictionary data, tracking results, and messages and enquiries that are not sent yet, with their pictures and drafts. The history, the drafts and what you have read do not leave your device;',
        },
        {
          zh: `未发出的留言与询价在恢复连接后发送；${OUTBOX_DAYS}天内未能发出的，不再自动发送，由您决定重发或删除；`,
          en: `what waits to be sent is sent once there is a connection; what could not be sent within ${OUTBOX_DAYS} days is not sent by itself any more, and you decide whether it is sent or deleted;`,
        },
        {
          zh: `仅限账号查看的内容在您退出登录、其他账号登录、您在别处结束该登录或账号停用时从设备上移除。登录状态到期时先锁定，不再显示，您在${LEASE_HOURS}小时内重新登录即可恢复，逾期移除；也可在个人中心设为到期即全部移除。登录未到期但超过${LEASE_HOURS}小时没有连上服务器的，离线时不再显示；`,
          en: `what only your account may read is removed from the device when you log out, when another account logs in, when you end that login from elsewhere, and when the account is disabled. When a login runs out it is locked and not shown: it opens again if you log in within ${LEASE_HOURS} hours and is removed after that; in the personal centre you can have everything removed at once instead. Where a login goes on but the server has not been reached for ${LEASE_HOURS} hours, it is not shown without a connection;`,
        },
        {
          zh: '扫描箱号时，摄像头画面只在您的设备上识别；',
          en: 'when a box number is scanned, the camera’s pictures are read on your device only;',
        },
        {
          zh: '清除浏览器中本网站的数据，以上内容即全部删除，未发出的内容也不例外。',
          en: 'clearing the site’s data in the browser removes all of this, what was not sent included.',
        },
      ],
    },
    {
      id: 'sharing',
      title: { zh: '四、委托与提供', en: '4. Who else receives data' },
      paragraphs: [{ zh: '除下列情形外不对外提供：', en: 'These, and nobody else:' }],
      points: [
        {
          zh: '短信与邮件服务商：您的号码或邮箱和要送达的内容，用于发送验证码、提醒和回复；',
          en: 'text-message and e-mail services: your number or address and what is to be delivered to it, for codes, notices and answers;',
        },
        {
          zh: '承运人：您查询的提单号、箱号或航线，不含您的身份；承办运输时，承运人、海关、码头和代理接收办理该票货物所必需的信息；',
          en: 'carriers: the number or the lane you look up, not who you are. For a shipment we handle, carriers, customs, terminals and agents receive what that shipment needs;',
        },
        {
          zh: '微信：仅在您选择微信登录时，由微信开放平台核实您的身份；',
          en: 'WeChat: only if you choose to log in with it, its open platform says who you are;',
        },
        {
          zh: '浏览器厂商的推送服务：仅在您开启推送提醒时，接收送往您设备的加密消息，无法读取其内容；',
          en: 'the push service of your browser’s maker: only if you switch notifications on, it carries messages to your device that are encrypted for it;',
        },
        {
          zh: '高德地图：仅在您打开街道地图或地图链接时，它会知道您的网络地址和所看的办公地点；',
          en: 'AMap (amap.com): only if you open the street map or the link to a map, it learns your network address and the office you look at;',
        },
        {
          zh: '主管机关：法律要求提供的信息。',
          en: 'authorities: what the law demands.',
        },
      ],
    },
    {
      id: 'abroad',
      title: { zh: '五、跨境', en: '5. Across borders' },
      paragraphs: [
        {
          zh: '国际运输必然涉及境外的收货人、承运人和海关。我们只传输该票业务所需的信息，并按法律要求订立合同、取得同意或完成申报。',
          en: 'International freight involves consignees, carriers and customs abroad. We send only what the shipment needs and conclude the contracts, obtain the consents and make the filings the law asks for.',
        },
      ],
    },
    {
      id: 'security',
      title: { zh: '六、安全', en: '6. Security' },
      paragraphs: [
        {
          zh: '传输加密，密码只存摘要，按岗位授权访问，操作留痕。发生可能影响您的安全事件时，我们将依法及时告知您和主管机关。',
          en: 'Connections are encrypted, passwords are stored as digests only, access is granted by duty, and what is done leaves a record. If an incident may affect you, we tell you and the authorities without delay as the law requires.',
        },
      ],
    },
    {
      id: 'your-rights',
      title: { zh: '七、您的权利', en: '7. Your rights' },
      paragraphs: [
        {
          zh: '您可以查阅、复制、更正、补充、转移和删除个人信息，限制或拒绝处理，注销账号，并要求解释处理规则。有账号的，可在个人中心自行更正资料、下载账号下保存的全部内容、结束登录状态和申请注销；其他事项请写信到本页末尾的邮箱，我们在十五个工作日内答复。您也可以向主管机关投诉；欧盟居民可向其所在地的监督机构投诉。',
          en: 'You may see, copy, correct, complete, transfer and delete your data, restrict or object to processing, close your account and have the rules explained. With an account you can correct your details, download all that is stored with it, end sessions and ask for deletion in the personal centre; for everything else write to the e-mail address at the foot of this page, and we answer within fifteen working days. You may also complain to the authority, in the European Union to the one where you live.',
        },
      ],
    },
    {
      id: 'minors',
      title: { zh: '八、未成年人', en: '8. Minors' },
      paragraphs: [
        {
          zh: '本网站面向企业客户，不向未满十四周岁的未成年人提供服务。监护人发现此类信息的，请告知我们删除。',
          en: 'The site is made for businesses and not for children under fourteen. If a guardian finds that we hold data of a child, tell us and we delete them.',
        },
      ],
    },
    {
      id: 'notice-changes',
      title: { zh: '九、更新', en: '9. Changes of this notice' },
      paragraphs: [
        {
          zh: '处理目的、方式或信息种类变化时，我们更新本声明及其日期，并在需要时重新取得您的同意。',
          en: 'When purposes, ways or kinds of data change, this notice and its date change, and where needed we ask for your consent anew.',
        },
      ],
    },
  ],
};
