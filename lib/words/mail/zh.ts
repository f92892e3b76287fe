import type { Dictionary } from "../../language/spoken";

/** Mails to couples. */
export const zh = {
  "A Sayang account that was registered with this address now uses another one. There's nothing to do.":
    "用此地址注册的 Sayang 账户现已改用其他地址。您无需做任何事。",
  "A change to your order": "订单有更改",
  "A new offer for your wedding": "您婚礼的新报价",
  "A payment is coming up": "有一笔款项即将到期",
  "A payment is overdue": "有一笔款项已逾期",
  "A payment that is still on its way comes back automatically.": "在途的付款会自动退回。",
  "A refund is offered": "商家提出退款",
  "A reminder from your vendor": "商家的提醒",
  "About your appointment on {time}": "关于您 {time} 的预约",
  "Accept or cancel": "接受或取消",
  "After that we cancel it and release your date.": "逾期我们会取消订单并释放日期。",
  "After that we cancel them and release your dates.": "逾期我们会取消这些订单并释放日期。",
  "Agree or contest": "同意或提出异议",
  "Agree, or contest it if it isn't right. Without an answer by {time} we take it as agreed.":
    "请同意；如不合理可提出异议。若您在 {time} 前未回复，即视为同意。",
  "Agree, or contest it if it isn't right. Without an answer we take it as agreed.":
    "请同意；如不合理可提出异议。若未回复，即视为同意。",
  "Amendment {amendment} is ready": "第 {amendment} 号修订已备妥",
  "Amendment {amendment} to {number}": "{number} 的第 {amendment} 号修订",
  "An offer for your wedding": "您婚礼的报价",
  "An offer was withdrawn": "报价已撤回",
  "Another account asked for it. Nothing has changed.": "另一个账户想使用它，一切未变。",
  "Answer now": "立即回复",
  "Answer within {days} days. Nothing changes until you accept.":
    "请在 {days} 天内回复。您接受之前一切不变。",
  "As store credit": "作为商店余额",
  "Ask for another time": "要求其他时间",
  "Back onto your voucher": "退回您的礼券",
  "Back the way you paid": "按原付款方式退回",
  "Before the refund, please hand back: {needsReturn}.": "退款前，请归还：{needsReturn}。",
  "Cancelled: appointment on {time}": "已取消：{time} 的预约",
  "Choose a new one": "设置新密码",
  "Choose a new password": "设置新密码",
  "Choose a new password for Sayang": "为 Sayang 设置新密码",
  "Choose another time": "选择其他时间",
  "Choose how you want it: the way you paid, or as store credit. If we don't hear from you by {time}, it goes back the way you paid. If something isn't right, contest it and we'll look into it.":
    "请选择退款方式：原路退回，或作为商店余额。若您在 {time} 前未回复，将原路退回。如有不妥，可提出异议，我们会调查。",
  "Choose how you want it: the way you paid, or as store credit. If we don't hear from you, it goes back the way you paid. If something isn't right, contest it and we'll look into it.":
    "请选择退款方式：原路退回，或作为商店余额。若您未回复，将原路退回。如有不妥，可提出异议，我们会调查。",
  "Confirm my email address": "确认我的电邮地址",
  "Confirm my new address": "确认我的新地址",
  "Confirm your email address": "确认您的电邮地址",
  "Confirm your email address for Sayang": "请确认您的 Sayang 电邮地址",
  "Confirm your new address": "确认您的新地址",
  "Confirm your new email address for Sayang": "请确认您的 Sayang 新电邮地址",
  "Confirmed: appointment on {time}": "已确认：{time} 的预约",
  "Connect {where}": "连接 {where}",
  "Connect {where} to your Sayang account": "将 {where} 连接到您的 Sayang 账户",
  "Did {vendor} deliver order {number}?": "{vendor}是否已交付订单 {number}？",
  "Doesn't suit you? Message the vendor to ask for another time:": "不合适？请给商家发消息，要求其他时间：",
  "Enter it where you left off. Your cart is waiting.": "在原页面输入即可，购物车还在等您。",
  "Enter this code on Sayang to confirm that this is your email address.":
    "请在 Sayang 输入此验证码，确认这是您的电邮地址。",
  "Enter this code on the page where you're signing in.": "请在登录页面输入此验证码。",
  "Enter this code on the page you came from. Your cart is just as you left it.":
    "请在您来时的页面输入此验证码，购物车会保持原样。",
  "Everything is paid": "款项已全部付清",
  "Everything that's still to pay:": "所有待付款项：",
  "For your records:": "供您存档：",
  "From now on, signing in to Sayang takes your password and a code that we email you.":
    "从现在起，登录 Sayang 需要密码和我们电邮给您的验证码。",
  "From now on, your password is enough to sign in to Sayang. We no longer ask for a code.":
    "从现在起，凭密码即可登录 Sayang，不再需要验证码。",
  "From the bank": "来自银行",
  "From {vendor}": "来自{vendor}",
  "Get the credit note": "下载贷记单",
  "Go to the conversation": "前往对话",
  "Hello {name},": "{name}，您好：",
  "Hello,": "您好：",
  "Here's your code for {percent}% off, up to {amount}.": "这是您的 {percent}% 优惠码，最高减 {amount}。",
  "If it wasn't you, ignore this email and don't press the button. The owner of that {where} account could then sign in to yours.":
    "如果不是您，请忽略此邮件，不要按此按钮。否则该 {where} 账户的所有者就能登录您的账户。",
  "If it wasn't you, ignore this email. Nobody can use your address without this link.":
    "如果不是您，请忽略此邮件。没有此链接，任何人都无法使用您的地址。",
  "If it wasn't you, someone else may be using your account. Choose a new password now. That also signs out everyone who is using it.":
    "如果不是您，可能有人在使用您的账户。请立即设置新密码，这也会让所有登录者退出。",
  "If it wasn't you, there's nothing to do.": "如果不是您，无需做任何事。",
  "If it wasn't you, there's nothing to do. Your account hasn't changed and nobody got in.":
    "如果不是您，无需做任何事。您的账户没有变化，也无人登录。",
  "If it wasn't you, undo it within {days} days. That restores this address, signs out everyone who is using your account, and lets you choose a new password.":
    "如果不是您，请在 {days} 天内撤销。这会恢复此地址，让所有登录者退出，并让您设置新密码。",
  "If neither of you requested it, reply to this email and tell us.":
    "如果不是您或您的伴侣提出的，请回复此邮件告诉我们。",
  "If neither you nor your partner made this payment, reply to this email right away.":
    "如果不是您或您的伴侣付款，请立即回复此邮件。",
  "If the button doesn't work, copy this address into your browser:":
    "如果按钮无效，请将此地址复制到浏览器：",
  "If the card or account you paid with has been replaced or closed, reply to this email and tell us.":
    "如果您付款用的卡或账户已更换或关闭，请回复此邮件告诉我们。",
  "If the date is still free you can order again.": "如果日期仍有空，您可以重新下单。",
  "If they can't take your booking, you get everything back.": "若商家无法接单，您将获全额退款。",
  "If they don't, we offer you the policy's amount ourselves.":
    "若商家未回复，我们会按退款规则的金额退给您。",
  "If this is a mistake, tell your bank and us.": "如果有误，请告诉您的银行和我们。",
  "If this was you, there's nothing to do.": "如果是您本人，无需做任何事。",
  "If this wasn't you or your partner, change your password and reply to this email.":
    "如果不是您或您的伴侣，请更改密码并回复此邮件。",
  "If we don't hear from you by {date}, we'll count the order as delivered. The vendor is paid {days} days after that.":
    "若您在 {date} 前未回复，我们将视订单为已交付。再过 {days} 天付款给商家。",
  "If you can't settle it with the vendor,": "如果您和商家无法解决，",
  "If you didn't ask for a code, ignore this email. Nothing changes without it.":
    "如果您没有要求验证码，请忽略此邮件。没有它，什么都不会改变。",
  "If you didn't ask for this code, you can ignore this email, or enjoy the code anyway.":
    "如果您没有索取此优惠码，可以忽略此邮件，也可以照样使用。",
  "If you didn't ask for this, ignore this email. Your password stays the same.":
    "如果您没有要求，请忽略此邮件。您的密码保持不变。",
  "If you didn't mean to dispute it, ask your bank to withdraw the dispute and reply to this email. If something is wrong with your order, reply too: we can often help faster than a bank.":
    "如果您无意提出争议，请让银行撤回并回复此邮件。如果订单有问题，也请回复：我们往往比银行更快解决。",
  "If you didn't sign up, ignore this email. Without this step nobody can use your address here.":
    "如果您没有注册，请忽略此邮件。未完成此步骤，任何人都无法在此使用您的地址。",
  "If you don't accept this, contest it on your order, and we'll decide with both of you.":
    "如果您不接受，请在订单页提出异议，我们会与双方一起裁定。",
  "If you don't recognise this, choose a new password now. That also signs out everyone who is using your account.":
    "如果您不知情，请立即设置新密码，这也会让所有使用您账户的人退出。",
  "If you haven't accepted when it starts, the appointment is cancelled.":
    "如果开始前您仍未接受，预约将取消。",
  "If you need more time, send them a message.": "如果需要更多时间，请给商家发消息。",
  "If you're not signing in right now, someone else knows your password. They can't get in without this code, but please choose a new password soon.":
    "如果您现在没有登录，说明有人知道您的密码。没有此验证码他们无法进入，但请尽快设置新密码。",
  "If you've paid in the last few minutes, there's nothing more to do.":
    "如果您在过去几分钟内已付款，无需再做任何事。",
  "If your bank hasn't paid you, reply to this email and we'll look into it.":
    "如果银行没有付款给您，请回复此邮件，我们会调查。",
  "Is everything delivered?": "一切都已交付了吗？",
  "It belonged to an account until a few days ago.": "几天前它还属于另一个账户。",
  "It can no longer be ordered.": "已无法下单。",
  "It replaces the earlier one.": "它取代之前的报价。",
  "It says what changed in order {number}. Whatever it doesn't name stays as agreed before.":
    "它说明订单 {number} 的更改。未提及的内容照原约定。",
  "It says what you and {other} agreed in order {number}: what is delivered, the price, the payments, the refunds, and when each of you accepted.":
    "它载明您与{other}在订单 {number} 中的约定：交付内容、价格、付款、退款，以及双方接受的时间。",
  "It wasn't paid in time.": "未按时付款。",
  "It's completed in {days} days and the vendor is paid. If something's wrong, raise an issue on the order's page before then.":
    "订单会在 {days} 天后完成，届时付款给商家。如有问题，请在此之前在订单页提出。",
  "It's completed in {days} days. Until then you can raise an issue.":
    "{days} 天后完成。在此之前您可以提出问题。",
  "It's for everything except venues.": "适用于场地以外的一切。",
  "It's there now: you can spend it on your next booking.": "现已到账，下次预订即可使用。",
  "It's valid for {minutes} minutes.": "{minutes} 分钟内有效。",
  "Keep this code to yourself. Nobody from Sayang will ever ask you for it.":
    "请勿将验证码告诉他人。Sayang 绝不会向您索取。",
  "Log in to this account": "登录此账户",
  "Log in with this address and enter it in your cart, before you place your order.":
    "用此地址登录，下单前在购物车中输入。",
  "Moved from {old}. Please accept it, or ask for another time.": "原定 {old}。请接受，或要求其他时间。",
  "New orders go to their vendors now. If one can't take your booking, you're refunded in full.":
    "新订单现已发送给商家。若有商家无法接单，您将获全额退款。",
  "New time: appointment on {time}": "新时间：{time} 的预约",
  "No answer: appointment on {time}": "未获回复：{time} 的预约",
  "No card is charged, and the {amount} that your voucher or store credit paid goes back on it.":
    "不会扣卡，您用礼券或商店余额支付的 {amount} 会退回。",
  "No card was charged, and the {amount} that your voucher or store credit paid is back on it.":
    "未扣卡，您用礼券或商店余额支付的 {amount} 已退回。",
  "No need to sign up again: just sign in.": "无需再次注册，直接登录即可。",
  "Not accepted: appointment on {time}": "未接受：{time} 的预约",
  "Not quite yet": "还不行",
  "Nothing changes.": "一切不变。",
  "Nothing is charged.": "不会扣款。",
  "Nothing is left to pay {vendor}.": "对{vendor}的款项已全部付清。",
  "Nothing is left to pay.": "款项已全部付清。",
  "Nothing was charged.": "未扣款。",
  "Nothing was charged. You can try again.": "未扣款，您可以重试。",
  "One step before your refund": "退款前还有一步",
  "One step left, so that we know it's you.": "还差一步，以便我们确认是您。",
  "One step left, then you can start planning.": "还差一步，即可开始筹备。",
  "Or confirm by link": "或通过链接确认",
  "Order value": "订单金额",
  "Order {number} is cancelled": "订单 {number} 已取消",
  "Order {number} is changed": "订单 {number} 已更改",
  "Order {number} is complete": "订单 {number} 已完成",
  "Order {number} is delivered": "订单 {number} 已交付",
  "Order {number} is with {vendor}": "订单 {number} 已交给{vendor}",
  "Order {number} stays as it is": "订单 {number} 保持不变",
  "Order {number} was cancelled": "订单 {number} 已被取消",
  "Order {number} was declined": "订单 {number} 未被接受",
  "Order {number} wasn't answered": "订单 {number} 未获回复",
  "Our reason": "我们的理由",
  "Overdue: {what}": "已逾期：{what}",
  "Paid by voucher": "礼券支付",
  "Paid in full: {number}": "已全额付清：{number}",
  "Pay by {by} (Singapore time) to send it to the vendor.":
    "请在 {by} 前（新加坡时间）付款，我们会将订单发送给商家。",
  "Pay by {by} (Singapore time) to send them to the vendors.":
    "请在 {by} 前（新加坡时间）付款，我们会将订单发送给各商家。",
  "Pay for {what} by {by}": "请在 {by} 前支付{what}",
  "Pay now": "立即付款",
  "Paying takes a minute.": "付款只需一分钟。",
  "Payments are overdue": "有款项已逾期",
  "Payments coming up": "有款项即将到期",
  "Plans changed? Cancel it there, so that another couple can have the time.":
    "计划有变？请在那里取消，让其他新人使用这个时间。",
  "Please answer by {time}.": "请在 {time} 前回复。",
  "Please answer soon.": "请尽快回复。",
  "Please hand back what belongs to {number}": "请归还 {number} 的物品",
  "Please hand this back to {vendor} first: {needsReturn}.": "请先归还给{vendor}：{needsReturn}。",
  "Please pay as soon as you can, or send a message if you need more time.":
    "请尽快付款；如需更多时间，请发消息。",
  "Please pay, or ask your vendor for more time.": "请付款，或请商家宽限时间。",
  "Please tell us whether everything arrived as ordered.": "请告诉我们一切是否如订购所示。",
  "Read and reply": "阅读并回复",
  "Read it and reply on Sayang.": "请在 Sayang 阅读并回复。",
  Reason: "原因",
  "Receipt for {amount}": "{amount} 的收据",
  "Replies to this email reach our team, not them: please reply on Sayang. Never send card numbers or passwords in a message.":
    "回复此邮件会发给我们的团队，而不是对方：请在 Sayang 回复。切勿在消息中发送卡号或密码。",
  "Reply to this email if there's something that we don't know yet.":
    "如有我们尚不知道的情况，请回复此邮件。",
  "Reply to this email to add something.": "如需补充，请回复此邮件。",
  "Say when you've handed it back": "告知已归还",
  "Sayang, weddings in Singapore": "Sayang，新加坡婚礼平台",
  "See all your payments": "查看所有款项",
  "See and pay": "查看并付款",
  "See it in My Wedding": "在“我的婚礼”中查看",
  "See the agreement": "查看协议",
  "See the change": "查看更改",
  "See the comment on your order.": "请在订单中查看留言。",
  "See the offer": "查看报价",
  "See your order": "查看订单",
  "See your orders": "查看订单",
  "See your request": "查看请求",
  "Sign in": "登录",
  "So we don't refund it a second time.": "因此我们不会重复退款。",
  "Someone asked to use this address for another Sayang account. An address can have only one account, so nothing has changed.":
    "有人要求将此地址用于另一个 Sayang 账户。一个地址只能有一个账户，因此一切未变。",
  "Someone asked to use this address for their Sayang account. If that was you, open this link while you're logged in. Until then, your old address stays in place.":
    "有人要求将此地址用于其 Sayang 账户。如果是您，请在登录状态下打开此链接。在此之前仍使用旧地址。",
  "Someone signed in with {whose}, which uses this email address. The address already has a Sayang account. If it was you, connect the two and sign in with either from now on.":
    "有人用{whose}登录，其电邮地址与此相同。此地址已有 Sayang 账户。如果是您，请将两者连接，以后可用任一方式登录。",
  "Someone tried to sign up to Sayang with this address, which already has an account. If it was you, there's no need to sign up again.":
    "有人尝试用此地址注册 Sayang，但它已有账户。如果是您，无需再次注册。",
  "Someone tried to sign up to Sayang with this address. An account that used it has just moved to another address, and can move back for {days} days. After that, you can sign up with it.":
    "有人尝试用此地址注册 Sayang。使用它的账户刚改用其他地址，并可在 {days} 天内改回。之后您即可用它注册。",
  "Start planning": "开始筹备",
  "Stop emails like this": "不再接收此类邮件",
  "Thank you for booking with Sayang.": "感谢您在 Sayang 预订。",
  "Thank you for confirming that {vendor} delivered your order {number}.":
    "感谢您确认{vendor}已交付订单 {number}。",
  "Thank you for your payment": "感谢您的付款",
  "Thanks for joining us. Please confirm that this is your email address. Then you can start planning: find the people who will make your day, save your favourites and book them all in one place.":
    "感谢您的加入。请确认这是您的电邮地址，之后即可开始筹备：寻找为您成就这一天的人，收藏心仪之选，并在一处完成预订。",
  "That time doesn't work": "那个时间不合适",
  "The agreement of {number}": "{number} 的协议",
  "The change that you and {other} agreed, as a PDF.": "您与{other}商定的更改，PDF 文件。",
  "The change that {vendor} asked for in order {number}": "{vendor}对订单 {number} 要求的更改",
  "The change you asked for in order {number}": "您对订单 {number} 要求的更改",
  "The date is held for you meanwhile.": "其间为您保留日期。",
  "The due date is {date}.": "到期日为 {date}。",
  "The file never changes. Keep this email: with the fingerprint, either side can prove which file it was.":
    "此文件不会更改。请保留此邮件：凭指纹，双方都能证明是哪个文件。",
  "The link works for a day.": "链接一天内有效。",
  "The order goes on.": "订单照常进行。",
  "The order goes on. You can contest this.": "订单照常进行，您可以提出异议。",
  "The order stays open until it's resolved.": "问题解决之前，订单不会结束。",
  "The password of your Sayang account was just changed. If this was you, there's nothing to do.":
    "您的 Sayang 账户密码刚刚更改。如果是您本人，无需做任何事。",
  "The total is now {amount}.": "现在总额为 {amount}。",
  "The vendor": "商家",
  "The vendor keeps": "商家保留",
  "Then {amount} comes back to you.": "之后 {amount} 将退还给您。",
  "They answer by {time}.": "商家会在 {time} 前回复。",
  "They’ll answer soon.": "商家会尽快回复。",
  "This address already has a Sayang account": "此地址已有 Sayang 账户",
  "This address can’t be used at Sayang yet": "此地址暂时无法用于 Sayang",
  "This is our decision on {order}:": "这是我们对{order}的决定：",
  "This is your next payment; we'll remind you before it's due.": "这是您的下一笔款项，到期前我们会提醒您。",
  "This link works once, for one hour.": "此链接只能使用一次，一小时内有效。",
  "To pay now": "现需支付",
  Total: "总额",
  "Total after the change": "更改后总额",
  "Total before": "原总额",
  "Total now": "现总额",
  "Total paid": "已付总额",
  "Two-step verification is off": "两步验证已关闭",
  "Two-step verification is on": "两步验证已开启",
  "Undo the change": "撤销更改",
  "Until a refund is agreed, you can withdraw the request, and the order goes on as before.":
    "退款商定之前，您可以撤回请求，订单照常进行。",
  "Up to {amount} off. Your code is inside.": "最高减 {amount}，优惠码在邮件中。",
  "Use this link to choose a new password. It works once, for one hour.":
    "请用此链接设置新密码。只能使用一次，一小时内有效。",
  "Valid for {minutes} minutes": "{minutes} 分钟内有效",
  "We hadn't heard from you about {order}, so the refund on offer stands:":
    "关于{order}，我们没有收到您的回复，因此以下退款生效：",
  "We hadn't heard from you.": "我们没有收到您的回复。",
  "We received your payment on {time} (Singapore time).": "我们已于 {time}（新加坡时间）收到您的付款。",
  "We signed out one of your browsers": "我们让您的一个浏览器退出了登录",
  "We won't write to this address again.": "我们不会再写信到此地址。",
  "We'll write again when it's done.": "完成后我们会再通知您。",
  "We're deciding on your refund for {number}": "我们正在裁定 {number} 的退款",
  "We're holding your date for {order} from {vendor}, but it isn't paid yet.":
    "我们为您保留{vendor}的{order}的日期，但尚未付款。",
  "We're holding your dates for {what}, but they aren't paid yet.": "我们为您保留{what}的日期，但尚未付款。",
  "We're looking into it": "我们正在处理",
  "We're looking into it.": "我们正在处理。",
  "We're refunding {amount} for your {order}:": "我们为您的{order}退款 {amount}：",
  "We're sorry: {vendor} can't go ahead with your {order}. You get everything back, {amount}.":
    "很抱歉：{vendor}无法履行您的{order}。您将获全额退款 {amount}。",
  "We're sorry: {vendor} can't meet you on {time}.": "很抱歉：{vendor}无法在 {time} 与您见面。",
  "We're sorry: {vendor} can't take your {order}. You're refunded in full.":
    "很抱歉：{vendor}无法接受您的{order}。您将获全额退款。",
  "We're sorry: {vendor} did not answer your request for {time}, so there is no appointment. You can request another time, or look at similar vendors.":
    "很抱歉：{vendor}没有回复您 {time} 的请求，因此没有预约。您可以要求其他时间，或看看类似商家。",
  "We're sorry: {vendor} didn't answer your {order} within {hours} hours, so we've cancelled it. You're refunded in full.":
    "很抱歉：{vendor}在 {hours} 小时内没有回复您的{order}，因此我们已取消。您将获全额退款。",
  "We're sorry: {vendor} had to cancel your appointment on {time}.":
    "很抱歉：{vendor}必须取消您 {time} 的预约。",
  "We're still holding your dates. You can try again, or pay another way.":
    "我们仍为您保留日期。您可以重试，或换一种方式付款。",
  "We've asked {vendor} to cancel {number}": "我们已请{vendor}取消 {number}",
  "We've decided on your refund": "我们已裁定您的退款",
  "We've decided on your refund for {number}": "我们已裁定 {number} 的退款",
  "We've decided on your request to cancel {number}": "我们已裁定您取消 {number} 的请求",
  "We've looked into your request to cancel {order}, and can't cancel it.":
    "我们已审查您取消{order}的请求，无法取消。",
  "We've noted your issue with {number}": "我们已记录您对 {number} 提出的问题",
  "We've passed your request to cancel {order} to {vendor}. By the policy you booked under, this is what comes back; the vendor may offer more:":
    "我们已将您取消{order}的请求转给{vendor}。按预订时的退款规则，可退回如下，商家可能退更多：",
  "We've refunded {amount} for your {order}. Your bank may take 5 to 10 days to show it on your statement.":
    "我们已为您的{order}退款 {amount}。银行可能需要 5 至 10 天才会显示在账单上。",
  "We've released your date": "我们已释放您的日期",
  "We've sent your {order} to {vendor}, who can accept it until {time}. Nothing was charged today.":
    "我们已将您的{order}发送给{vendor}，商家可在 {time} 前接受。今天未扣款。",
  "Welcome to Sayang": "欢迎来到 Sayang",
  "What you and {other} agreed, as one PDF.": "您与{other}的约定，一份 PDF。",
  "What you handed back for {order} counts as received. Your refund of {amount} is next.":
    "您为{order}归还的物品视为已收到。接下来是您的退款 {amount}。",
  "When you have, say so on your order. The vendor then has 7 days to confirm.":
    "归还后，请在订单页告知。商家随后有 7 天时间确认。",
  "Where: {address}": "地点：{address}",
  "Why the price changes": "价格变化的原因",
  "Without your answer the request ends in {days} days and the order stays as it is.":
    "若您未回复，请求会在 {days} 天后失效，订单保持不变。",
  "You already have a Sayang account": "您已有 Sayang 账户",
  "You already have an account": "您已有账户",
  "You and {vendor} couldn't agree on the refund for {order}. We're reading what both of you wrote, and decide within 3 working days.":
    "您与{vendor}未能就{order}的退款达成一致。我们正在阅读双方的陈述，会在 3 个工作日内裁定。",
  "You can add it to your cart until {date}, or ask for a change.":
    "您可在 {date} 前将其加入购物车，或要求更改。",
  "You can also answer on": "您也可以在此回复：",
  "You can now sign in to Sayang with “Continue with {where}”.":
    "您现在可以用“使用 {where} 继续”登录 Sayang。",
  "You can pay early, in a minute.": "您可以提前付款，只需一分钟。",
  "You can spend it at any time before it expires.": "到期前可随时使用。",
  "You cancelled order {number}": "您已取消订单 {number}",
  "You cancelled your {order} from {vendor} before paying. If a payment was still on its way, it is refunded automatically.":
    "您在付款前取消了{vendor}的{order}。若有在途付款，会自动退回。",
  "You didn't accept the new time, so the appointment is cancelled.": "您没有接受新时间，因此预约已取消。",
  "You disputed your payment for {order}, and your bank has decided to give it back. The refund of {amount} that was waiting for this decision isn't sent as well.":
    "您对{order}的付款提出了争议，银行决定退还给您。等待此决定的 {amount} 退款不会再发放。",
  "You get back": "您可取回",
  "You get {amount} back.": "您可取回 {amount}。",
  "You get {amount} back: everything you paid.": "您可取回 {amount}：您支付的全部金额。",
  "You have a message from {name}": "您有一条来自{name}的消息",
  "You have {n} more unread messages.": "您还有 {n} 条未读消息。",
  "You wrote": "您写道",
  "You'll hear from us within 3 working days.": "我们会在 3 个工作日内回复您。",
  "You're booked: {number}": "预订成功：{number}",
  "You're booked: {number} for {date}": "预订成功：{date} 的 {number}",
  "You're offered {amount} back for {number}": "{number} 可退还您 {amount}",
  "You're refunded in full.": "您将获全额退款。",
  "You've been refunded {amount}": "已退还您 {amount}",
  "You've told us that your order {number} from {vendor} isn't right. We've told the vendor. The order stays open, and the vendor isn't paid, until you confirm the delivery.":
    "您告诉我们，{vendor}的订单 {number} 有问题。我们已通知商家。在您确认交付之前，订单不会结束，也不会付款给商家。",
  "Your Sayang account now uses another email address. If this was you, there's nothing to do.":
    "您的 Sayang 账户现已使用其他电邮地址。如果是您本人，无需做任何事。",
  "Your Sayang code": "您的 Sayang 验证码",
  "Your Sayang confirmation code": "您的 Sayang 确认码",
  "Your Sayang email address was changed": "您的 Sayang 电邮地址已更改",
  "Your Sayang password was changed": "您的 Sayang 密码已更改",
  "Your Sayang sign-in code": "您的 Sayang 登录验证码",
  "Your Sayang sign-in on {device} was used twice, which can mean that someone copied it. To be safe, we ended it. A broken connection can cause this too: in that case, just sign in again.":
    "您在 {device} 上的 Sayang 登录被使用了两次，可能有人复制了它。为安全起见，我们已终止该登录。网络中断也可能造成这种情况：如是，重新登录即可。",
  "Your agreement is ready": "您的协议已备妥",
  "Your appointment has a new time": "您的预约有新时间",
  "Your appointment has been cancelled": "您的预约已取消",
  "Your appointment is confirmed": "您的预约已确认",
  "Your appointment was cancelled": "您的预约被取消",
  "Your bank can take a few days. We'll write again when it's done.":
    "银行可能需要几天。完成后我们会再通知您。",
  "Your bank disputes a payment": "银行对一笔付款提出争议",
  "Your bank disputes your payment for order {number}": "银行对订单 {number} 的付款提出争议",
  "Your bank has returned your money": "银行已退还您的款项",
  "Your bank has returned {amount}": "银行已退还 {amount}",
  "Your bank has taken back {amount} that you paid for order {number}, because it says that you don't agree with the charge. Your bank decides now, which takes up to three months.":
    "银行已收回您为订单 {number} 支付的 {amount}，称您不同意这笔扣款。现由银行裁定，最长需三个月。",
  "Your bank may take a few days to show it.": "银行可能需要几天才会显示。",
  "Your booking is confirmed": "您的预订已确认",
  "Your code, valid once": "您的优惠码，可用一次",
  "Your date is held until then.": "在此之前为您保留日期。",
  "Your dates are held until then.": "在此之前为您保留日期。",
  "Your email address was changed": "您的电邮地址已更改",
  "Your issue is noted": "您的问题已记录",
  "Your items have arrived": "您的物品已送达",
  "Your order goes on": "您的订单照常进行",
  "Your order is cancelled": "您的订单已取消",
  "Your order is changed": "您的订单已更改",
  "Your order is complete": "您的订单已完成",
  "Your order is delivered": "您的订单已交付",
  "Your order is with the vendor": "您的订单已交给商家",
  "Your order isn't paid yet": "您的订单尚未付款",
  "Your order stays as it is": "您的订单保持不变",
  "Your order was declined": "您的订单未被接受",
  "Your order wasn't answered": "您的订单未获回复",
  "Your order {number} from {vendor} is complete. Thank you for booking with Sayang.":
    "{vendor}的订单 {number} 已完成。感谢您在 Sayang 预订。",
  "Your orders aren't paid yet": "您的订单尚未付款",
  "Your orders show what is left to pay, and when it's due.": "订单页显示剩余款项及到期日。",
  "Your password was changed": "您的密码已更改",
  "Your payment didn't go through": "您的付款未成功",
  "Your payment has arrived.": "我们已收到您的付款。",
  "Your payment of {amount} was refused. Nothing was charged.": "您的 {amount} 付款被拒绝，未扣款。",
  "Your receipt is with each order, as a PDF.": "每笔订单都附有 PDF 收据。",
  "Your refund is agreed": "您的退款已商定",
  "Your refund is complete": "您的退款已完成",
  "Your refund is delayed": "您的退款有延误",
  "Your refund is next.": "接下来是您的退款。",
  "Your refund is on its way": "您的退款正在处理",
  "Your refund of {amount} for your {order} didn't go through. You don't need to do anything: we're looking into it, and your money is safe with us.":
    "{order}的 {amount} 退款未成功。您无需做任何事：我们正在处理，您的款项在我们这里是安全的。",
  "Your refund of {amount} for {number} is agreed": "{number} 的 {amount} 退款已商定",
  "Your refund of {amount} for {order} is agreed.": "{order}的 {amount} 退款已商定。",
  "Your refund of {amount} is delayed": "您的 {amount} 退款有延误",
  "Your refund of {amount} is on its way": "您的 {amount} 退款正在处理",
  "Your request to cancel is with the vendor": "您的取消请求已交给商家",
  "Your request was turned down": "您的请求被拒绝",
  "Your request wasn't answered": "您的请求未获回复",
  "Your sign-in code": "您的登录验证码",
  "Your vendor": "您的商家",
  "Your vendor has to cancel": "您的商家必须取消",
  "Your {order} from {vendor} is cancelled. Nothing more will be charged.":
    "{vendor}的{order}已取消，不会再扣款。",
  "Your {order} from {vendor} is paid in full. Nothing is left to pay. Once it's delivered, you confirm it on the order's page.":
    "{vendor}的{order}已全额付清，没有剩余款项。交付后，请在订单页确认。",
  "Your {order} from {vendor} wasn't paid within {hours} hours, so we've cancelled it.":
    "{vendor}的{order}在 {hours} 小时内未付款，因此我们已取消。",
  "Your {percent}% off at Sayang": "您在 Sayang 的 {percent}% 优惠",
  "Your {where} login was disconnected: “Continue with {where}” no longer opens your Sayang account.":
    "您的 {where} 登录已断开：“使用 {where} 继续”不再能打开您的 Sayang 账户。",
  "You’re receiving this email because a Sayang account used this address.":
    "您收到此邮件，是因为有 Sayang 账户曾使用此地址。",
  "You’re receiving this email because a payment of your order on Sayang is due.":
    "您收到此邮件，是因为您在 Sayang 的订单有款项到期。",
  "You’re receiving this email because someone asked for this offer on Sayang with this address.":
    "您收到此邮件，是因为有人用此地址在 Sayang 索取此优惠。",
  "You’re receiving this email because someone asked to confirm this address on Sayang.":
    "您收到此邮件，是因为有人要求在 Sayang 确认此地址。",
  "You’re receiving this email because someone asked to reset the password of the account with this address.":
    "您收到此邮件，是因为有人要求重设此地址账户的密码。",
  "You’re receiving this email because someone entered this address as their new one at Sayang.":
    "您收到此邮件，是因为有人在 Sayang 将此地址填为新地址。",
  "You’re receiving this email because someone signed up to Sayang with this address.":
    "您收到此邮件，是因为有人用此地址注册 Sayang。",
  "You’re receiving this email because two-step verification is on for your Sayang account.":
    "您收到此邮件，是因为您的 Sayang 账户已开启两步验证。",
  "You’re receiving this email because you have a Sayang account. We send it when something about its security changes.":
    "您收到此邮件，是因为您有 Sayang 账户。账户安全设置有变化时，我们会发送此邮件。",
  "You’re receiving this email because you have a Sayang account. We send it whenever its password changes.":
    "您收到此邮件，是因为您有 Sayang 账户。每次更改密码我们都会发送。",
  "You’re receiving this email because you have unread messages on Sayang.":
    "您收到此邮件，是因为您在 Sayang 有未读消息。",
  "You’re receiving this email because you or your partner paid on Sayang.":
    "您收到此邮件，是因为您或您的伴侣在 Sayang 付了款。",
  "You’re receiving this email because you or your partner placed an order on Sayang.":
    "您收到此邮件，是因为您或您的伴侣在 Sayang 下了单。",
  "You’re receiving this email because you or your partner requested an appointment on Sayang.":
    "您收到此邮件，是因为您或您的伴侣在 Sayang 要求了预约。",
  "You’re receiving this email because you or your partner wrote to this vendor on Sayang.":
    "您收到此邮件，是因为您或您的伴侣在 Sayang 给此商家写过信。",
  "You’re receiving this email because {where} was used to sign in to Sayang with this address.":
    "您收到此邮件，是因为有人用 {where} 以此地址登录 Sayang。",
  "a {where} account": "一个 {where} 账户",
  "get your invoice": "下载发票",
  "get your invoice and receipts": "下载发票和收据",
  "order {number}": "订单 {number}",
  "order {number} for {date}": "{date} 的订单 {number}",
  "order {number} from {vendor}": "{vendor}的订单 {number}",
  payment: "款项",
  "someone on Sayang": "Sayang 上的某人",
  "the vendor": "商家",
  "write to us": "请给我们写信",
  "your order's page": "您的订单页",
  "your vendor": "您的商家",
  "{amount} ({label}) for order {number}": "订单 {number} 的 {amount}（{label}）",
  "{amount} to {vendor}": "付给{vendor}的 {amount}",
  "{change} has been accepted, and the order is changed.": "{change}已被接受，订单已更改。",
  "{change} has been declined. The order stays as it is.": "{change}已被拒绝，订单保持不变。",
  "{change} has been withdrawn. The order stays as it is.": "{change}已撤回，订单保持不变。",
  "{change} wasn't answered within {days} days. The order stays as it is.":
    "{change}在 {days} 天内未获回复，订单保持不变。",
  "{code} is your Sayang code, valid for {minutes} minutes. Never share it. If you didn't ask for it, ignore this message.":
    "{code} 是您的 Sayang 验证码，{minutes} 分钟内有效。请勿告诉他人。如果您没有要求，请忽略。",
  "{due}. Your date is held while you pay in turn.": "{due}。按时付款，您的日期便为您保留。",
  "{file} is ready": "{file}已备妥",
  "{from} is waiting for {what}.": "{from}在等待{what}。",
  "{from} reminds you of {amount}": "{from}提醒您支付 {amount}",
  "{name} wrote": "{name}写道",
  "{number} goes ahead after all": "{number} 仍将照常进行",
  "{number}, {vendor} for {date}": "{number}，{vendor}，{date}",
  "{n} comments on your order": "您的订单有 {n} 条留言",
  "{n} orders": "{n} 笔订单",
  "{percent}% off, for you": "送您 {percent}% 优惠",
  "{person}'s {where} account": "{person}的 {where} 账户",
  "{summary}. Valid until {date}.": "{summary}。有效期至 {date}。",
  "{vendor} can't make that time.": "{vendor}那个时间不方便。",
  "{vendor} commented on {number}": "{vendor}对 {number} 留言",
  "{vendor} did not answer in time.": "{vendor}没有及时回复。",
  "{vendor} didn't answer your request to cancel {order} in time. We offer you what the policy gives back:":
    "{vendor}没有及时回复您取消{order}的请求。我们按退款规则退给您：",
  "{vendor} didn't answer, so the policy's amount stands.": "{vendor}没有回复，因此按退款规则的金额退款。",
  "{vendor} doesn't agree to cancel {number}": "{vendor}不同意取消 {number}",
  "{vendor} doesn't agree to cancel {order}. The order goes on as before.":
    "{vendor}不同意取消{order}，订单照常进行。",
  "{vendor} had to cancel.": "{vendor}必须取消。",
  "{vendor} has answered your request to cancel {order}:": "{vendor}已回复您取消{order}的请求：",
  "{vendor} has approved your order.": "{vendor}已接受您的订单。",
  "{vendor} has approved your {order}.": "{vendor}已接受您的{order}。",
  "{vendor} has marked your {order} as delivered. Please confirm it, or tell us what's wrong. You don't need to log in.":
    "{vendor}已将您的{order}标记为已交付。请确认，或告诉我们哪里不对。无需登录。",
  "{vendor} has received your items": "{vendor}已收到您的物品",
  "{vendor} has to cancel {number}": "{vendor}必须取消 {number}",
  "{vendor} has withdrawn the cancellation of {order}. It goes on as before.":
    "{vendor}已撤回取消{order}的决定，订单照常进行。",
  "{vendor} has withdrawn the cancellation.": "{vendor}已撤回取消决定。",
  "{vendor} looks forward to meeting you on {time}.": "{vendor}期待在 {time} 与您见面。",
  "{vendor} looks forward to meeting you.": "{vendor}期待与您见面。",
  "{vendor} made you an offer for {date}: {summary}.": "{vendor}为 {date} 给您报价：{summary}。",
  "{vendor} marked your order {number} as delivered and we haven't heard otherwise, so we now count it as delivered.":
    "{vendor}已将您的订单 {number} 标记为已交付，我们没有收到异议，因此现视为已交付。",
  "{vendor} moved your appointment from {old} to {time}. It's kept for you, and confirmed once you accept.":
    "{vendor}将您的预约从 {old} 改到 {time}。已为您保留，您接受后即确认。",
  "{vendor} moved your appointment to {time}. You hadn't accepted the new time when it came, so the appointment is cancelled. If you'd still like to meet, choose another time.":
    "{vendor}将您的预约改到 {time}。届时您尚未接受新时间，因此预约已取消。如仍想见面，请选择其他时间。",
  "{vendor} sent you a new offer": "{vendor}给您发来新报价",
  "{vendor} sent you an offer": "{vendor}给您发来报价",
  "{vendor} suggests a change to {number}": "{vendor}建议更改 {number}",
  "{vendor} withdrew an offer": "{vendor}撤回了报价",
  "{vendor} withdrew the offer for {date}: {summary}. It can no longer be ordered. If it’s in your cart, remove it or ask the vendor for a new one.":
    "{vendor}撤回了 {date} 的报价：{summary}。已无法下单。如果它在您的购物车中，请移除，或向商家索取新报价。",
  "{vendor} would like to change your order {number}. Nothing changes until you accept.":
    "{vendor}想更改您的订单 {number}。您接受之前一切不变。",
  "{vendor}, {label} for {number}, due {date}": "{vendor}，{number} 的{label}，{date} 到期",
  "{what} are due soon": "{what}即将到期",
  "{what} are due today": "{what}今天到期",
  "{what} are past the due date, and we've let your vendors know.": "{what}已过到期日，我们已告知各商家。",
  "{what} is due today": "{what}今天到期",
  "{what} is due {date}": "{what}于 {date} 到期",
  "{what} is past the due date, and we've let the vendor know.": "{what}已过到期日，我们已告知商家。",
  "{where} is connected to your Sayang account": "{where} 已连接到您的 Sayang 账户",
  "{where} is disconnected from Sayang": "{where} 已与 Sayang 断开",
  "Correct the address and send it again, or send the link by WhatsApp.":
    "请更正地址后重新发送，或通过 WhatsApp 发送链接。",
  "Correct the address and send it again.": "请更正地址后重新发送。",
  "See all replies": "查看所有回复",
  "See what didn’t arrive": "查看未送达的请柬",
  "These replies came in since our last email:": "自上次邮件以来收到的回复：",
  "We couldn’t deliver your invitation by email to:": "我们未能将您的请柬电邮给：",
  "Who’s coming, at a glance.": "谁会出席，一目了然。",
  "You’re receiving this email because guests replied to your invitation on Sayang. We send at most one a day.":
    "您收到此邮件，是因为宾客在 Sayang 回复了您的请柬。我们每天最多发送一封。",
  "You’re receiving this email because you sent invitations from Sayang.":
    "您收到此邮件，是因为您通过 Sayang 发送了请柬。",
  "{n} households have replied": "{n} 户家庭已回复",
  "{n} households have replied to your invitation": "{n} 户家庭已回复您的请柬",
  "{n} invitations didn’t arrive": "{n} 份请柬未送达",
} satisfies Dictionary;
