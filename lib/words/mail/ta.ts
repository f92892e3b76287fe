import type { Entry } from "../../language/spoken";
import type { zh } from "./zh";

export const ta: Readonly<Record<keyof typeof zh, Entry>> = {
  "A Sayang account that was registered with this address now uses another one. There's nothing to do.":
    "இந்த முகவரியில் பதிவான Sayang கணக்கு இப்போது வேறு முகவரியைப் பயன்படுத்துகிறது. நீங்கள் எதுவும் செய்ய வேண்டியதில்லை.",
  "A change to your order": "உங்கள் ஆர்டரில் ஒரு மாற்றம்",
  "A new offer for your wedding": "உங்கள் திருமணத்திற்குப் புதிய சலுகை",
  "A payment is coming up": "ஒரு கட்டணம் நெருங்குகிறது",
  "A payment is overdue": "ஒரு கட்டணம் காலம் கடந்துவிட்டது",
  "A payment that is still on its way comes back automatically.": "இன்னும் வழியில் உள்ள கட்டணம் தானாகவே திரும்பும்.",
  "A refund is offered": "பணம் திருப்பித் தர முன்வந்துள்ளனர்",
  "A reminder from your vendor": "உங்கள் விற்பனையாளரின் நினைவூட்டல்",
  "About your appointment on {time}": "{time} சந்திப்பு பற்றி",
  "Accept or cancel": "ஏற்கவும் அல்லது ரத்து செய்யவும்",
  "After that we cancel it and release your date.": "அதன் பின் அதை ரத்து செய்து உங்கள் தேதியை விடுவிப்போம்.",
  "After that we cancel them and release your dates.": "அதன் பின் அவற்றை ரத்து செய்து உங்கள் தேதிகளை விடுவிப்போம்.",
  "Agree or contest": "சம்மதிக்கவும் அல்லது மறுக்கவும்",
  "Agree, or contest it if it isn't right. Without an answer by {time} we take it as agreed.":
    "சம்மதிக்கவும், சரியில்லை எனில் மறுக்கவும். {time}-க்குள் பதில் இல்லையெனில் சம்மதமாகக் கருதுவோம்.",
  "Agree, or contest it if it isn't right. Without an answer we take it as agreed.":
    "சம்மதிக்கவும், சரியில்லை எனில் மறுக்கவும். பதில் இல்லையெனில் சம்மதமாகக் கருதுவோம்.",
  "Amendment {amendment} is ready": "திருத்தம் {amendment} தயார்",
  "Amendment {amendment} to {number}": "{number} திருத்தம் {amendment}",
  "An offer for your wedding": "உங்கள் திருமணத்திற்கு ஒரு சலுகை",
  "An offer was withdrawn": "ஒரு சலுகை திரும்பப் பெறப்பட்டது",
  "Another account asked for it. Nothing has changed.": "வேறொரு கணக்கு அதைக் கேட்டது. எதுவும் மாறவில்லை.",
  "Answer now": "இப்போது பதிலளிக்கவும்",
  "Answer within {days} days. Nothing changes until you accept.":
    "{days} நாட்களில் பதிலளிக்கவும். நீங்கள் ஏற்கும் வரை எதுவும் மாறாது.",
  "As store credit": "கடை வரவாக",
  "Ask for another time": "வேறு நேரம் கேட்கவும்",
  "Back onto your voucher": "உங்கள் பரிசுச் சீட்டுக்குத் திரும்பும்",
  "Back the way you paid": "நீங்கள் செலுத்திய வழியில் திரும்பும்",
  "Before the refund, please hand back: {needsReturn}.": "பணம் திரும்பும் முன் திருப்பித் தரவும்: {needsReturn}.",
  "Cancelled: appointment on {time}": "ரத்து: {time} சந்திப்பு",
  "Choose a new one": "புதியதைத் தேர்வு செய்யவும்",
  "Choose a new password": "புதிய கடவுச்சொல்லைத் தேர்வு செய்யவும்",
  "Choose a new password for Sayang": "Sayang-க்குப் புதிய கடவுச்சொல்லைத் தேர்வு செய்யவும்",
  "Choose another time": "வேறு நேரத்தைத் தேர்வு செய்யவும்",
  "Choose how you want it: the way you paid, or as store credit. If we don't hear from you by {time}, it goes back the way you paid. If something isn't right, contest it and we'll look into it.":
    "எப்படி வேண்டும் எனத் தேர்வு செய்யவும்: செலுத்திய வழியில், அல்லது கடை வரவாக. {time}-க்குள் பதில் இல்லையெனில் செலுத்திய வழியில் திரும்பும். ஏதேனும் சரியில்லை எனில் மறுக்கவும்; நாங்கள் ஆராய்வோம்.",
  "Choose how you want it: the way you paid, or as store credit. If we don't hear from you, it goes back the way you paid. If something isn't right, contest it and we'll look into it.":
    "எப்படி வேண்டும் எனத் தேர்வு செய்யவும்: செலுத்திய வழியில், அல்லது கடை வரவாக. பதில் இல்லையெனில் செலுத்திய வழியில் திரும்பும். ஏதேனும் சரியில்லை எனில் மறுக்கவும்; நாங்கள் ஆராய்வோம்.",
  "Confirm my email address": "என் மின்னஞ்சல் முகவரியை உறுதிசெய்",
  "Confirm my new address": "என் புதிய முகவரியை உறுதிசெய்",
  "Confirm your email address": "உங்கள் மின்னஞ்சல் முகவரியை உறுதிசெய்யவும்",
  "Confirm your email address for Sayang": "Sayang-க்கான உங்கள் மின்னஞ்சல் முகவரியை உறுதிசெய்யவும்",
  "Confirm your new address": "உங்கள் புதிய முகவரியை உறுதிசெய்யவும்",
  "Confirm your new email address for Sayang": "Sayang-க்கான உங்கள் புதிய மின்னஞ்சல் முகவரியை உறுதிசெய்யவும்",
  "Confirmed: appointment on {time}": "உறுதி: {time} சந்திப்பு",
  "Connect {where}": "{where}-ஐ இணைக்கவும்",
  "Connect {where} to your Sayang account": "{where}-ஐ உங்கள் Sayang கணக்குடன் இணைக்கவும்",
  "Did {vendor} deliver order {number}?": "{vendor} ஆர்டர் {number}-ஐ வழங்கினாரா?",
  "Doesn't suit you? Message the vendor to ask for another time:":
    "பொருந்தவில்லையா? வேறு நேரம் கேட்க விற்பனையாளருக்குச் செய்தி அனுப்பவும்:",
  "Enter it where you left off. Your cart is waiting.": "விட்ட இடத்தில் உள்ளிடவும். உங்கள் கார்ட் காத்திருக்கிறது.",
  "Enter this code on Sayang to confirm that this is your email address.":
    "இது உங்கள் மின்னஞ்சல் முகவரி என உறுதிசெய்ய இந்தக் குறியீட்டை Sayang-இல் உள்ளிடவும்.",
  "Enter this code on the page where you're signing in.": "நீங்கள் உள்நுழையும் பக்கத்தில் இந்தக் குறியீட்டை உள்ளிடவும்.",
  "Enter this code on the page you came from. Your cart is just as you left it.":
    "நீங்கள் வந்த பக்கத்தில் இந்தக் குறியீட்டை உள்ளிடவும். உங்கள் கார்ட் அப்படியே உள்ளது.",
  "Everything is paid": "அனைத்தும் செலுத்தப்பட்டது",
  "Everything that's still to pay:": "இன்னும் செலுத்த வேண்டியவை அனைத்தும்:",
  "For your records:": "உங்கள் பதிவுக்கு:",
  "From now on, signing in to Sayang takes your password and a code that we email you.":
    "இனி Sayang-இல் உள்நுழைய உங்கள் கடவுச்சொல்லும் நாங்கள் மின்னஞ்சல் செய்யும் குறியீடும் தேவை.",
  "From now on, your password is enough to sign in to Sayang. We no longer ask for a code.":
    "இனி Sayang-இல் உள்நுழைய உங்கள் கடவுச்சொல் போதும். குறியீடு கேட்கமாட்டோம்.",
  "From the bank": "வங்கியிடமிருந்து",
  "From {vendor}": "{vendor} எழுதியது",
  "Get the credit note": "வரவுக் குறிப்பைப் பெறவும்",
  "Go to the conversation": "உரையாடலுக்குச் செல்லவும்",
  "Hello {name},": "வணக்கம் {name},",
  "Hello,": "வணக்கம்,",
  "Here's your code for {percent}% off, up to {amount}.":
    "{percent}% தள்ளுபடிக்கான உங்கள் குறியீடு இதோ, {amount} வரை.",
  "If it wasn't you, ignore this email and don't press the button. The owner of that {where} account could then sign in to yours.":
    "அது நீங்கள் இல்லையெனில், இந்த மின்னஞ்சலைப் புறக்கணிக்கவும், பொத்தானை அழுத்த வேண்டாம். அந்த {where} கணக்கின் உரிமையாளர் உங்கள் கணக்கில் நுழையக்கூடும்.",
  "If it wasn't you, ignore this email. Nobody can use your address without this link.":
    "அது நீங்கள் இல்லையெனில், இந்த மின்னஞ்சலைப் புறக்கணிக்கவும். இந்த இணைப்பு இல்லாமல் உங்கள் முகவரியை யாரும் பயன்படுத்த முடியாது.",
  "If it wasn't you, someone else may be using your account. Choose a new password now. That also signs out everyone who is using it.":
    "அது நீங்கள் இல்லையெனில், வேறு யாரோ உங்கள் கணக்கைப் பயன்படுத்தலாம். இப்போதே புதிய கடவுச்சொல்லைத் தேர்வு செய்யவும்; அதைப் பயன்படுத்தும் அனைவரும் வெளியேற்றப்படுவர்.",
  "If it wasn't you, there's nothing to do.": "அது நீங்கள் இல்லையெனில், எதுவும் செய்ய வேண்டியதில்லை.",
  "If it wasn't you, there's nothing to do. Your account hasn't changed and nobody got in.":
    "அது நீங்கள் இல்லையெனில், எதுவும் செய்ய வேண்டியதில்லை. உங்கள் கணக்கு மாறவில்லை, யாரும் நுழையவில்லை.",
  "If it wasn't you, undo it within {days} days. That restores this address, signs out everyone who is using your account, and lets you choose a new password.":
    "அது நீங்கள் இல்லையெனில், {days} நாட்களுக்குள் மாற்றத்தை நீக்கவும். அது இந்த முகவரியை மீட்டு, உங்கள் கணக்கைப் பயன்படுத்தும் அனைவரையும் வெளியேற்றி, புதிய கடவுச்சொல்லைத் தேர்வு செய்ய வழி தரும்.",
  "If neither of you requested it, reply to this email and tell us.":
    "உங்களில் யாரும் இதைக் கேட்கவில்லை எனில், இந்த மின்னஞ்சலுக்குப் பதிலளித்துத் தெரிவிக்கவும்.",
  "If neither you nor your partner made this payment, reply to this email right away.":
    "இந்தக் கட்டணத்தை நீங்களோ உங்கள் துணையோ செலுத்தவில்லை எனில், உடனே இந்த மின்னஞ்சலுக்குப் பதிலளிக்கவும்.",
  "If the button doesn't work, copy this address into your browser:":
    "பொத்தான் செயல்படவில்லை எனில், இந்த முகவரியை உங்கள் உலாவியில் நகலெடுக்கவும்:",
  "If the card or account you paid with has been replaced or closed, reply to this email and tell us.":
    "நீங்கள் செலுத்திய அட்டை அல்லது கணக்கு மாற்றப்பட்டிருந்தால் அல்லது மூடப்பட்டிருந்தால், இந்த மின்னஞ்சலுக்குப் பதிலளித்துத் தெரிவிக்கவும்.",
  "If the date is still free you can order again.": "தேதி இன்னும் காலியாக இருந்தால், மீண்டும் ஆர்டர் செய்யலாம்.",
  "If they can't take your booking, you get everything back.":
    "அவர்களால் உங்கள் முன்பதிவை ஏற்க முடியாவிட்டால், அனைத்தும் திரும்பக் கிடைக்கும்.",
  "If they don't, we offer you the policy's amount ourselves.":
    "அவர்கள் பதிலளிக்காவிட்டால், விதியின்படியான தொகையை நாங்களே வழங்குவோம்.",
  "If this is a mistake, tell your bank and us.": "இது தவறெனில், உங்கள் வங்கிக்கும் எங்களுக்கும் தெரிவிக்கவும்.",
  "If this was you, there's nothing to do.": "இது நீங்கள் எனில், எதுவும் செய்ய வேண்டியதில்லை.",
  "If this wasn't you or your partner, change your password and reply to this email.":
    "இது நீங்களோ உங்கள் துணையோ இல்லையெனில், கடவுச்சொல்லை மாற்றி இந்த மின்னஞ்சலுக்குப் பதிலளிக்கவும்.",
  "If we don't hear from you by {date}, we'll count the order as delivered. The vendor is paid {days} days after that.":
    "{date}-க்குள் பதில் இல்லையெனில், ஆர்டர் வழங்கப்பட்டதாகக் கருதுவோம். அதன் {days} நாட்களுக்குப் பின் விற்பனையாளருக்குப் பணம் செலுத்தப்படும்.",
  "If you can't settle it with the vendor,": "விற்பனையாளருடன் தீர்க்க முடியவில்லை எனில்,",
  "If you didn't ask for a code, ignore this email. Nothing changes without it.":
    "நீங்கள் குறியீடு கேட்கவில்லை எனில், இந்த மின்னஞ்சலைப் புறக்கணிக்கவும். அது இல்லாமல் எதுவும் மாறாது.",
  "If you didn't ask for this code, you can ignore this email, or enjoy the code anyway.":
    "நீங்கள் இந்தக் குறியீட்டைக் கேட்கவில்லை எனில், இந்த மின்னஞ்சலைப் புறக்கணிக்கலாம், அல்லது குறியீட்டைப் பயன்படுத்தி மகிழலாம்.",
  "If you didn't ask for this, ignore this email. Your password stays the same.":
    "நீங்கள் இதைக் கேட்கவில்லை எனில், இந்த மின்னஞ்சலைப் புறக்கணிக்கவும். உங்கள் கடவுச்சொல் அப்படியே இருக்கும்.",
  "If you didn't mean to dispute it, ask your bank to withdraw the dispute and reply to this email. If something is wrong with your order, reply too: we can often help faster than a bank.":
    "நீங்கள் இதை எதிர்க்க எண்ணவில்லை எனில், வங்கியிடம் அதைத் திரும்பப் பெறச் சொல்லி இந்த மின்னஞ்சலுக்குப் பதிலளிக்கவும். ஆர்டரில் ஏதேனும் பிழை எனில் அதையும் எழுதவும்: பெரும்பாலும் வங்கியைவிட விரைவாக உதவ முடியும்.",
  "If you didn't sign up, ignore this email. Without this step nobody can use your address here.":
    "நீங்கள் பதிவு செய்யவில்லை எனில், இந்த மின்னஞ்சலைப் புறக்கணிக்கவும். இந்தப் படி இல்லாமல் உங்கள் முகவரியை இங்கு யாரும் பயன்படுத்த முடியாது.",
  "If you don't accept this, contest it on your order, and we'll decide with both of you.":
    "நீங்கள் இதை ஏற்கவில்லை எனில், உங்கள் ஆர்டரில் மறுக்கவும்; இருவருடனும் பேசி நாங்கள் முடிவு செய்வோம்.",
  "If you don't recognise this, choose a new password now. That also signs out everyone who is using your account.":
    "இது உங்களுக்குத் தெரியாததெனில், இப்போதே புதிய கடவுச்சொல்லைத் தேர்வு செய்யவும். உங்கள் கணக்கைப் பயன்படுத்தும் அனைவரும் வெளியேற்றப்படுவர்.",
  "If you haven't accepted when it starts, the appointment is cancelled.":
    "தொடங்கும் நேரத்திற்குள் நீங்கள் ஏற்காவிட்டால், சந்திப்பு ரத்தாகும்.",
  "If you need more time, send them a message.": "கூடுதல் நேரம் தேவைப்பட்டால், அவர்களுக்குச் செய்தி அனுப்பவும்.",
  "If you're not signing in right now, someone else knows your password. They can't get in without this code, but please choose a new password soon.":
    "நீங்கள் இப்போது உள்நுழையவில்லை எனில், வேறு யாருக்கோ உங்கள் கடவுச்சொல் தெரியும். இந்தக் குறியீடு இல்லாமல் அவர்களால் நுழைய முடியாது; எனினும் விரைவில் புதிய கடவுச்சொல்லைத் தேர்வு செய்யவும்.",
  "If you've paid in the last few minutes, there's nothing more to do.":
    "கடந்த சில நிமிடங்களில் செலுத்தியிருந்தால், வேறு எதுவும் செய்ய வேண்டியதில்லை.",
  "If your bank hasn't paid you, reply to this email and we'll look into it.":
    "உங்கள் வங்கி பணம் தரவில்லை எனில், இந்த மின்னஞ்சலுக்குப் பதிலளிக்கவும்; நாங்கள் ஆராய்வோம்.",
  "Is everything delivered?": "அனைத்தும் வழங்கப்பட்டதா?",
  "It belonged to an account until a few days ago.": "சில நாட்களுக்கு முன் வரை அது ஒரு கணக்குக்குரியது.",
  "It can no longer be ordered.": "இனி அதை ஆர்டர் செய்ய முடியாது.",
  "It replaces the earlier one.": "இது முந்தையதை மாற்றுகிறது.",
  "It says what changed in order {number}. Whatever it doesn't name stays as agreed before.":
    "ஆர்டர் {number}-இல் மாறியதை இது கூறுகிறது. குறிப்பிடாதவை முன்பு ஒப்புக்கொண்டபடியே இருக்கும்.",
  "It says what you and {other} agreed in order {number}: what is delivered, the price, the payments, the refunds, and when each of you accepted.":
    "ஆர்டர் {number}-இல் நீங்களும் {other}-உம் ஒப்புக்கொண்டதை இது கூறுகிறது: என்ன வழங்கப்படும், விலை, கட்டணங்கள், பணம் திரும்புதல், இருவரும் எப்போது ஏற்றீர்கள்.",
  "It wasn't paid in time.": "உரிய நேரத்தில் செலுத்தப்படவில்லை.",
  "It's completed in {days} days and the vendor is paid. If something's wrong, raise an issue on the order's page before then.":
    "{days} நாட்களில் அது நிறைவடையும், விற்பனையாளருக்குப் பணம் செலுத்தப்படும். ஏதேனும் பிழை எனில், அதற்கு முன் ஆர்டர் பக்கத்தில் தெரிவிக்கவும்.",
  "It's completed in {days} days. Until then you can raise an issue.":
    "{days} நாட்களில் நிறைவடையும். அதுவரை பிரச்சினையைத் தெரிவிக்கலாம்.",
  "It's for everything except venues.": "இடங்களைத் தவிர அனைத்திற்கும் பொருந்தும்.",
  "It's there now: you can spend it on your next booking.":
    "அது இப்போது அங்கே உள்ளது: அடுத்த முன்பதிவில் பயன்படுத்தலாம்.",
  "It's valid for {minutes} minutes.": "{minutes} நிமிடங்களுக்குச் செல்லும்.",
  "Keep this code to yourself. Nobody from Sayang will ever ask you for it.":
    "இந்தக் குறியீட்டை யாரிடமும் கூற வேண்டாம். Sayang-இலிருந்து யாரும் இதைக் கேட்கமாட்டார்கள்.",
  "Log in to this account": "இந்தக் கணக்கில் உள்நுழையவும்",
  "Log in with this address and enter it in your cart, before you place your order.":
    "இந்த முகவரியில் உள்நுழைந்து, ஆர்டர் செய்யும் முன் உங்கள் கார்ட்டில் உள்ளிடவும்.",
  "Moved from {old}. Please accept it, or ask for another time.":
    "{old}-இலிருந்து மாற்றப்பட்டது. ஏற்கவும், அல்லது வேறு நேரம் கேட்கவும்.",
  "New orders go to their vendors now. If one can't take your booking, you're refunded in full.":
    "புதிய ஆர்டர்கள் இப்போது விற்பனையாளர்களுக்குச் செல்கின்றன. யாராவது ஏற்க முடியாவிட்டால், முழுப் பணமும் திரும்பும்.",
  "New time: appointment on {time}": "புதிய நேரம்: {time} சந்திப்பு",
  "No answer: appointment on {time}": "பதில் இல்லை: {time} சந்திப்பு",
  "No card is charged, and the {amount} that your voucher or store credit paid goes back on it.":
    "அட்டையில் எதுவும் எடுக்கப்படாது; உங்கள் பரிசுச் சீட்டு அல்லது கடை வரவு செலுத்திய {amount} மீண்டும் சேரும்.",
  "No card was charged, and the {amount} that your voucher or store credit paid is back on it.":
    "அட்டையில் எதுவும் எடுக்கப்படவில்லை; உங்கள் பரிசுச் சீட்டு அல்லது கடை வரவு செலுத்திய {amount} மீண்டும் சேர்ந்தது.",
  "No need to sign up again: just sign in.": "மீண்டும் பதிவு செய்யத் தேவையில்லை: உள்நுழையுங்கள்.",
  "Not accepted: appointment on {time}": "ஏற்கப்படவில்லை: {time} சந்திப்பு",
  "Not quite yet": "இன்னும் இல்லை",
  "Nothing changes.": "எதுவும் மாறாது.",
  "Nothing is charged.": "எதுவும் வசூலிக்கப்படாது.",
  "Nothing is left to pay {vendor}.": "{vendor}-க்குச் செலுத்த எதுவும் மீதமில்லை.",
  "Nothing is left to pay.": "செலுத்த எதுவும் மீதமில்லை.",
  "Nothing was charged.": "எதுவும் வசூலிக்கப்படவில்லை.",
  "Nothing was charged. You can try again.": "எதுவும் வசூலிக்கப்படவில்லை. மீண்டும் முயலலாம்.",
  "One step before your refund": "பணம் திரும்பும் முன் ஒரு படி",
  "One step left, so that we know it's you.": "இது நீங்கள்தான் என அறிய இன்னும் ஒரு படி.",
  "One step left, then you can start planning.": "இன்னும் ஒரு படி, பின்னர் திட்டமிடத் தொடங்கலாம்.",
  "Or confirm by link": "அல்லது இணைப்பு மூலம் உறுதிசெய்யவும்",
  "Order value": "ஆர்டர் மதிப்பு",
  "Order {number} is cancelled": "ஆர்டர் {number} ரத்தானது",
  "Order {number} is changed": "ஆர்டர் {number} மாற்றப்பட்டது",
  "Order {number} is complete": "ஆர்டர் {number} நிறைவடைந்தது",
  "Order {number} is delivered": "ஆர்டர் {number} வழங்கப்பட்டது",
  "Order {number} is with {vendor}": "ஆர்டர் {number} {vendor}-இடம் உள்ளது",
  "Order {number} stays as it is": "ஆர்டர் {number} அப்படியே இருக்கும்",
  "Order {number} was cancelled": "ஆர்டர் {number} ரத்து செய்யப்பட்டது",
  "Order {number} was declined": "ஆர்டர் {number} மறுக்கப்பட்டது",
  "Order {number} wasn't answered": "ஆர்டர் {number}-க்குப் பதில் வரவில்லை",
  "Our reason": "எங்கள் காரணம்",
  "Overdue: {what}": "காலம் கடந்தது: {what}",
  "Paid by voucher": "பரிசுச் சீட்டு மூலம் செலுத்தியது",
  "Paid in full: {number}": "முழுமையாகச் செலுத்தப்பட்டது: {number}",
  "Pay by {by} (Singapore time) to send it to the vendor.":
    "விற்பனையாளருக்கு அனுப்ப {by}-க்குள் (சிங்கப்பூர் நேரம்) செலுத்தவும்.",
  "Pay by {by} (Singapore time) to send them to the vendors.":
    "விற்பனையாளர்களுக்கு அனுப்ப {by}-க்குள் (சிங்கப்பூர் நேரம்) செலுத்தவும்.",
  "Pay for {what} by {by}": "{by}-க்குள் {what} செலுத்தவும்",
  "Pay now": "இப்போது செலுத்தவும்",
  "Paying takes a minute.": "செலுத்த ஒரு நிமிடம் போதும்.",
  "Payments are overdue": "கட்டணங்கள் காலம் கடந்துவிட்டன",
  "Payments coming up": "கட்டணங்கள் நெருங்குகின்றன",
  "Plans changed? Cancel it there, so that another couple can have the time.":
    "திட்டம் மாறியதா? வேறொரு ஜோடிக்கு நேரம் கிடைக்க, அங்கே ரத்து செய்யவும்.",
  "Please answer by {time}.": "{time}-க்குள் பதிலளிக்கவும்.",
  "Please answer soon.": "விரைவில் பதிலளிக்கவும்.",
  "Please hand back what belongs to {number}": "{number}-க்குரியதைத் திருப்பித் தரவும்",
  "Please hand this back to {vendor} first: {needsReturn}.":
    "முதலில் {vendor}-இடம் திருப்பித் தரவும்: {needsReturn}.",
  "Please pay as soon as you can, or send a message if you need more time.":
    "இயன்றவரை விரைவில் செலுத்தவும், அல்லது கூடுதல் நேரம் தேவைப்பட்டால் செய்தி அனுப்பவும்.",
  "Please pay, or ask your vendor for more time.": "செலுத்தவும், அல்லது விற்பனையாளரிடம் கூடுதல் நேரம் கேட்கவும்.",
  "Please tell us whether everything arrived as ordered.": "ஆர்டர் செய்தபடி அனைத்தும் வந்ததா எனத் தெரிவிக்கவும்.",
  "Read and reply": "படித்துப் பதிலளிக்கவும்",
  "Read it and reply on Sayang.": "Sayang-இல் படித்துப் பதிலளிக்கவும்.",
  Reason: "காரணம்",
  "Receipt for {amount}": "{amount}-க்கான ரசீது",
  "Replies to this email reach our team, not them: please reply on Sayang. Never send card numbers or passwords in a message.":
    "இந்த மின்னஞ்சலுக்கான பதில்கள் எங்கள் குழுவுக்கே வரும், அவர்களுக்கு அல்ல: Sayang-இல் பதிலளிக்கவும். செய்தியில் அட்டை எண்களையோ கடவுச்சொற்களையோ அனுப்ப வேண்டாம்.",
  "Reply to this email if there's something that we don't know yet.":
    "எங்களுக்கு இன்னும் தெரியாதது ஏதேனும் இருந்தால், இந்த மின்னஞ்சலுக்குப் பதிலளிக்கவும்.",
  "Reply to this email to add something.": "ஏதேனும் சேர்க்க, இந்த மின்னஞ்சலுக்குப் பதிலளிக்கவும்.",
  "Say when you've handed it back": "திருப்பித் தந்ததும் தெரிவிக்கவும்",
  "Sayang, weddings in Singapore": "Sayang, சிங்கப்பூர் திருமணங்கள்",
  "See all your payments": "உங்கள் கட்டணங்கள் அனைத்தையும் காண்க",
  "See and pay": "பார்த்துச் செலுத்தவும்",
  "See it in My Wedding": "என் திருமணம் பகுதியில் காண்க",
  "See the agreement": "ஒப்பந்தத்தைக் காண்க",
  "See the change": "மாற்றத்தைக் காண்க",
  "See the comment on your order.": "உங்கள் ஆர்டரில் உள்ள குறிப்பைக் காண்க.",
  "See the offer": "சலுகையைக் காண்க",
  "See your order": "உங்கள் ஆர்டரைக் காண்க",
  "See your orders": "உங்கள் ஆர்டர்களைக் காண்க",
  "See your request": "உங்கள் கோரிக்கையைக் காண்க",
  "Sign in": "உள்நுழையவும்",
  "So we don't refund it a second time.": "எனவே நாங்கள் இரண்டாவது முறை திருப்பித் தரமாட்டோம்.",
  "Someone asked to use this address for another Sayang account. An address can have only one account, so nothing has changed.":
    "யாரோ இந்த முகவரியை வேறொரு Sayang கணக்குக்குப் பயன்படுத்தக் கேட்டனர். ஒரு முகவரிக்கு ஒரு கணக்கே இருக்க முடியும், எனவே எதுவும் மாறவில்லை.",
  "Someone asked to use this address for their Sayang account. If that was you, open this link while you're logged in. Until then, your old address stays in place.":
    "யாரோ இந்த முகவரியைத் தங்கள் Sayang கணக்குக்குப் பயன்படுத்தக் கேட்டனர். அது நீங்கள் எனில், உள்நுழைந்த நிலையில் இந்த இணைப்பைத் திறக்கவும். அதுவரை பழைய முகவரியே இருக்கும்.",
  "Someone signed in with {whose}, which uses this email address. The address already has a Sayang account. If it was you, connect the two and sign in with either from now on.":
    "யாரோ {whose} மூலம் உள்நுழைந்தனர்; அது இந்த மின்னஞ்சல் முகவரியைப் பயன்படுத்துகிறது. இந்த முகவரிக்கு ஏற்கனவே Sayang கணக்கு உள்ளது. அது நீங்கள் எனில், இரண்டையும் இணைத்து, இனி எதைக் கொண்டும் உள்நுழையலாம்.",
  "Someone tried to sign up to Sayang with this address, which already has an account. If it was you, there's no need to sign up again.":
    "யாரோ இந்த முகவரியில் Sayang-இல் பதிவு செய்ய முயன்றனர்; அதற்கு ஏற்கனவே கணக்கு உள்ளது. அது நீங்கள் எனில், மீண்டும் பதிவு செய்யத் தேவையில்லை.",
  "Someone tried to sign up to Sayang with this address. An account that used it has just moved to another address, and can move back for {days} days. After that, you can sign up with it.":
    "யாரோ இந்த முகவரியில் Sayang-இல் பதிவு செய்ய முயன்றனர். அதைப் பயன்படுத்திய கணக்கு இப்போதுதான் வேறு முகவரிக்கு மாறியது; {days} நாட்களுக்குள் திரும்பலாம். அதன் பின் நீங்கள் பதிவு செய்யலாம்.",
  "Start planning": "திட்டமிடத் தொடங்கவும்",
  "Stop emails like this": "இதுபோன்ற மின்னஞ்சல்களை நிறுத்தவும்",
  "Thank you for booking with Sayang.": "Sayang-இல் முன்பதிவு செய்ததற்கு நன்றி.",
  "Thank you for confirming that {vendor} delivered your order {number}.":
    "{vendor} உங்கள் ஆர்டர் {number}-ஐ வழங்கியதை உறுதிசெய்ததற்கு நன்றி.",
  "Thank you for your payment": "கட்டணத்திற்கு நன்றி",
  "Thanks for joining us. Please confirm that this is your email address. Then you can start planning: find the people who will make your day, save your favourites and book them all in one place.":
    "எங்களுடன் சேர்ந்ததற்கு நன்றி. இது உங்கள் மின்னஞ்சல் முகவரி என உறுதிசெய்யவும். பின்னர் திட்டமிடத் தொடங்கலாம்: உங்கள் நாளைச் சிறப்பிப்போரைக் கண்டறிந்து, பிடித்தவற்றைச் சேமித்து, அனைத்தையும் ஒரே இடத்தில் முன்பதிவு செய்யலாம்.",
  "That time doesn't work": "அந்த நேரம் பொருந்தவில்லை",
  "The agreement of {number}": "{number} ஒப்பந்தம்",
  "The change that you and {other} agreed, as a PDF.": "நீங்களும் {other}-உம் ஒப்புக்கொண்ட மாற்றம், PDF ஆக.",
  "The change that {vendor} asked for in order {number}": "ஆர்டர் {number}-இல் {vendor} கேட்ட மாற்றம்",
  "The change you asked for in order {number}": "ஆர்டர் {number}-இல் நீங்கள் கேட்ட மாற்றம்",
  "The date is held for you meanwhile.": "அதுவரை தேதி உங்களுக்காக வைக்கப்பட்டிருக்கும்.",
  "The due date is {date}.": "கடைசித் தேதி {date}.",
  "The file never changes. Keep this email: with the fingerprint, either side can prove which file it was.":
    "இந்தக் கோப்பு ஒருபோதும் மாறாது. இந்த மின்னஞ்சலை வைத்திருங்கள்: கைரேகைக் குறியீடு மூலம் எந்தக் கோப்பு என்பதை இரு தரப்பும் நிரூபிக்கலாம்.",
  "The link works for a day.": "இணைப்பு ஒரு நாளுக்குச் செல்லும்.",
  "The order goes on.": "ஆர்டர் தொடர்கிறது.",
  "The order goes on. You can contest this.": "ஆர்டர் தொடர்கிறது. இதை நீங்கள் மறுக்கலாம்.",
  "The order stays open until it's resolved.": "தீர்க்கப்படும் வரை ஆர்டர் திறந்தே இருக்கும்.",
  "The password of your Sayang account was just changed. If this was you, there's nothing to do.":
    "உங்கள் Sayang கணக்கின் கடவுச்சொல் இப்போதுதான் மாற்றப்பட்டது. இது நீங்கள் எனில், எதுவும் செய்ய வேண்டியதில்லை.",
  "The total is now {amount}.": "இப்போது மொத்தம் {amount}.",
  "The vendor": "விற்பனையாளர்",
  "The vendor keeps": "விற்பனையாளர் வைத்திருப்பது",
  "Then {amount} comes back to you.": "பின்னர் {amount} உங்களுக்குத் திரும்பும்.",
  "They answer by {time}.": "{time}-க்குள் பதிலளிப்பர்.",
  "They’ll answer soon.": "விரைவில் பதிலளிப்பர்.",
  "This address already has a Sayang account": "இந்த முகவரிக்கு ஏற்கனவே Sayang கணக்கு உள்ளது",
  "This address can’t be used at Sayang yet": "இந்த முகவரியை இன்னும் Sayang-இல் பயன்படுத்த முடியாது",
  "This is our decision on {order}:": "{order} குறித்த எங்கள் முடிவு:",
  "This is your next payment; we'll remind you before it's due.":
    "இது உங்கள் அடுத்த கட்டணம்; கடைசித் தேதிக்கு முன் நினைவூட்டுவோம்.",
  "This link works once, for one hour.": "இந்த இணைப்பு ஒருமுறை, ஒரு மணி நேரத்திற்குச் செல்லும்.",
  "To pay now": "இப்போது செலுத்த வேண்டியது",
  Total: "மொத்தம்",
  "Total after the change": "மாற்றத்திற்குப் பின் மொத்தம்",
  "Total before": "முந்தைய மொத்தம்",
  "Total now": "இப்போதைய மொத்தம்",
  "Total paid": "செலுத்திய மொத்தம்",
  "Two-step verification is off": "இரு-படி சரிபார்ப்பு அணைக்கப்பட்டது",
  "Two-step verification is on": "இரு-படி சரிபார்ப்பு இயக்கப்பட்டது",
  "Undo the change": "மாற்றத்தை நீக்கவும்",
  "Until a refund is agreed, you can withdraw the request, and the order goes on as before.":
    "பணம் திரும்புவது ஒப்புக்கொள்ளப்படும் வரை கோரிக்கையைத் திரும்பப் பெறலாம்; ஆர்டர் முன்போலத் தொடரும்.",
  "Up to {amount} off. Your code is inside.": "{amount} வரை தள்ளுபடி. உங்கள் குறியீடு உள்ளே.",
  "Use this link to choose a new password. It works once, for one hour.":
    "புதிய கடவுச்சொல்லைத் தேர்வு செய்ய இந்த இணைப்பைப் பயன்படுத்தவும். ஒருமுறை, ஒரு மணி நேரத்திற்குச் செல்லும்.",
  "Valid for {minutes} minutes": "{minutes} நிமிடங்களுக்குச் செல்லும்",
  "We hadn't heard from you about {order}, so the refund on offer stands:":
    "{order} குறித்து உங்கள் பதில் வரவில்லை; எனவே முன்வைத்த பணம் திரும்புதல் செல்லும்:",
  "We hadn't heard from you.": "உங்கள் பதில் வரவில்லை.",
  "We received your payment on {time} (Singapore time).": "உங்கள் கட்டணத்தை {time} (சிங்கப்பூர் நேரம்) பெற்றோம்.",
  "We signed out one of your browsers": "உங்கள் உலாவி ஒன்றை வெளியேற்றினோம்",
  "We won't write to this address again.": "இந்த முகவரிக்கு இனி எழுதமாட்டோம்.",
  "We'll write again when it's done.": "முடிந்ததும் மீண்டும் எழுதுவோம்.",
  "We're deciding on your refund for {number}": "{number} பணம் திரும்புவது குறித்து முடிவு செய்கிறோம்",
  "We're holding your date for {order} from {vendor}, but it isn't paid yet.":
    "{vendor} வழங்கும் {order} தேதியை வைத்திருக்கிறோம், ஆனால் இன்னும் செலுத்தப்படவில்லை.",
  "We're holding your dates for {what}, but they aren't paid yet.":
    "{what} தேதிகளை வைத்திருக்கிறோம், ஆனால் இன்னும் செலுத்தப்படவில்லை.",
  "We're looking into it": "நாங்கள் ஆராய்கிறோம்",
  "We're looking into it.": "நாங்கள் ஆராய்கிறோம்.",
  "We're refunding {amount} for your {order}:": "உங்கள் {order}-க்கு {amount} திருப்பித் தருகிறோம்:",
  "We're sorry: {vendor} can't go ahead with your {order}. You get everything back, {amount}.":
    "மன்னிக்கவும்: {vendor} உங்கள் {order}-ஐத் தொடர முடியவில்லை. முழுத் தொகை {amount} திரும்பும்.",
  "We're sorry: {vendor} can't meet you on {time}.": "மன்னிக்கவும்: {vendor} {time} உங்களைச் சந்திக்க முடியாது.",
  "We're sorry: {vendor} can't take your {order}. You're refunded in full.":
    "மன்னிக்கவும்: {vendor} உங்கள் {order}-ஐ ஏற்க முடியவில்லை. முழுப் பணமும் திரும்பும்.",
  "We're sorry: {vendor} did not answer your request for {time}, so there is no appointment. You can request another time, or look at similar vendors.":
    "மன்னிக்கவும்: {time} கோரிக்கைக்கு {vendor} பதிலளிக்கவில்லை, எனவே சந்திப்பு இல்லை. வேறு நேரம் கேட்கலாம், அல்லது ஒத்த விற்பனையாளர்களைப் பார்க்கலாம்.",
  "We're sorry: {vendor} didn't answer your {order} within {hours} hours, so we've cancelled it. You're refunded in full.":
    "மன்னிக்கவும்: {vendor} உங்கள் {order}-க்கு {hours} மணி நேரத்தில் பதிலளிக்கவில்லை, எனவே ரத்து செய்தோம். முழுப் பணமும் திரும்பும்.",
  "We're sorry: {vendor} had to cancel your appointment on {time}.":
    "மன்னிக்கவும்: {vendor} {time} சந்திப்பை ரத்து செய்ய வேண்டியதாயிற்று.",
  "We're still holding your dates. You can try again, or pay another way.":
    "உங்கள் தேதிகளை இன்னும் வைத்திருக்கிறோம். மீண்டும் முயலலாம், அல்லது வேறு வழியில் செலுத்தலாம்.",
  "We've asked {vendor} to cancel {number}": "{number}-ஐ ரத்து செய்ய {vendor}-இடம் கேட்டுள்ளோம்",
  "We've decided on your refund": "பணம் திரும்புவது குறித்து முடிவு செய்தோம்",
  "We've decided on your refund for {number}": "{number} பணம் திரும்புவது குறித்து முடிவு செய்தோம்",
  "We've decided on your request to cancel {number}": "{number}-ஐ ரத்து செய்யும் கோரிக்கை குறித்து முடிவு செய்தோம்",
  "We've looked into your request to cancel {order}, and can't cancel it.":
    "{order}-ஐ ரத்து செய்யும் உங்கள் கோரிக்கையை ஆராய்ந்தோம்; ரத்து செய்ய இயலாது.",
  "We've noted your issue with {number}": "{number} குறித்த உங்கள் பிரச்சினையைப் பதிவு செய்தோம்",
  "We've passed your request to cancel {order} to {vendor}. By the policy you booked under, this is what comes back; the vendor may offer more:":
    "{order}-ஐ ரத்து செய்யும் உங்கள் கோரிக்கையை {vendor}-க்கு அனுப்பினோம். முன்பதிவு விதியின்படி இது திரும்பும்; விற்பனையாளர் கூடுதலாகவும் தரலாம்:",
  "We've refunded {amount} for your {order}. Your bank may take 5 to 10 days to show it on your statement.":
    "உங்கள் {order}-க்கு {amount} திருப்பித் தந்தோம். அறிக்கையில் தெரிய வங்கிக்கு 5 முதல் 10 நாட்கள் ஆகலாம்.",
  "We've released your date": "உங்கள் தேதியை விடுவித்தோம்",
  "We've sent your {order} to {vendor}, who can accept it until {time}. Nothing was charged today.":
    "உங்கள் {order}-ஐ {vendor}-க்கு அனுப்பினோம்; {time} வரை ஏற்கலாம். இன்று எதுவும் வசூலிக்கப்படவில்லை.",
  "Welcome to Sayang": "Sayang-க்கு வரவேற்கிறோம்",
  "What you and {other} agreed, as one PDF.": "நீங்களும் {other}-உம் ஒப்புக்கொண்டது, ஒரே PDF ஆக.",
  "What you handed back for {order} counts as received. Your refund of {amount} is next.":
    "{order}-க்காகத் திருப்பித் தந்தவை பெறப்பட்டதாகக் கருதப்படும். அடுத்து {amount} திரும்பும்.",
  "When you have, say so on your order. The vendor then has 7 days to confirm.":
    "தந்ததும், உங்கள் ஆர்டரில் தெரிவிக்கவும். உறுதிசெய்ய விற்பனையாளருக்கு 7 நாட்கள் உண்டு.",
  "Where: {address}": "இடம்: {address}",
  "Why the price changes": "விலை மாறும் காரணம்",
  "Without your answer the request ends in {days} days and the order stays as it is.":
    "உங்கள் பதில் இல்லையெனில், கோரிக்கை {days} நாட்களில் முடியும், ஆர்டர் அப்படியே இருக்கும்.",
  "You already have a Sayang account": "உங்களுக்கு ஏற்கனவே Sayang கணக்கு உள்ளது",
  "You already have an account": "உங்களுக்கு ஏற்கனவே கணக்கு உள்ளது",
  "You and {vendor} couldn't agree on the refund for {order}. We're reading what both of you wrote, and decide within 3 working days.":
    "{order} பணம் திரும்புவதில் நீங்களும் {vendor}-உம் உடன்படவில்லை. இருவரும் எழுதியதைப் படித்து, 3 வேலை நாட்களில் முடிவு செய்வோம்.",
  "You can add it to your cart until {date}, or ask for a change.":
    "{date} வரை கார்ட்டில் சேர்க்கலாம், அல்லது மாற்றம் கேட்கலாம்.",
  "You can also answer on": "இங்கும் பதிலளிக்கலாம்:",
  "You can now sign in to Sayang with “Continue with {where}”.":
    "இனி “{where} மூலம் தொடர்” கொண்டு Sayang-இல் உள்நுழையலாம்.",
  "You can pay early, in a minute.": "முன்கூட்டியே, ஒரு நிமிடத்தில் செலுத்தலாம்.",
  "You can spend it at any time before it expires.": "காலாவதியாகும் முன் எப்போதும் பயன்படுத்தலாம்.",
  "You cancelled order {number}": "ஆர்டர் {number}-ஐ ரத்து செய்தீர்கள்",
  "You cancelled your {order} from {vendor} before paying. If a payment was still on its way, it is refunded automatically.":
    "செலுத்தும் முன் {vendor} வழங்கும் {order}-ஐ ரத்து செய்தீர்கள். வழியில் ஏதேனும் கட்டணம் இருந்தால், தானாகவே திரும்பும்.",
  "You didn't accept the new time, so the appointment is cancelled.":
    "புதிய நேரத்தை நீங்கள் ஏற்கவில்லை, எனவே சந்திப்பு ரத்தானது.",
  "You disputed your payment for {order}, and your bank has decided to give it back. The refund of {amount} that was waiting for this decision isn't sent as well.":
    "{order}-க்கான கட்டணத்தை எதிர்த்தீர்கள்; வங்கி அதைத் திருப்பித் தர முடிவு செய்தது. இந்த முடிவுக்காகக் காத்திருந்த {amount} மீண்டும் அனுப்பப்படாது.",
  "You get back": "உங்களுக்குத் திரும்புவது",
  "You get {amount} back.": "உங்களுக்கு {amount} திரும்பும்.",
  "You get {amount} back: everything you paid.": "உங்களுக்கு {amount} திரும்பும்: நீங்கள் செலுத்திய அனைத்தும்.",
  "You have a message from {name}": "{name}-இடமிருந்து உங்களுக்கு ஒரு செய்தி",
  "You have {n} more unread messages.": "மேலும் {n} படிக்காத செய்திகள் உள்ளன.",
  "You wrote": "நீங்கள் எழுதியது",
  "You'll hear from us within 3 working days.": "3 வேலை நாட்களில் எங்களிடமிருந்து பதில் வரும்.",
  "You're booked: {number}": "முன்பதிவு உறுதி: {number}",
  "You're booked: {number} for {date}": "முன்பதிவு உறுதி: {date} அன்று {number}",
  "You're offered {amount} back for {number}": "{number}-க்கு {amount} திருப்பித் தர முன்வந்துள்ளனர்",
  "You're refunded in full.": "முழுப் பணமும் திரும்பும்.",
  "You've been refunded {amount}": "உங்களுக்கு {amount} திருப்பித் தரப்பட்டது",
  "You've told us that your order {number} from {vendor} isn't right. We've told the vendor. The order stays open, and the vendor isn't paid, until you confirm the delivery.":
    "{vendor} வழங்கிய ஆர்டர் {number} சரியில்லை எனத் தெரிவித்தீர்கள். விற்பனையாளருக்குத் தெரிவித்தோம். நீங்கள் உறுதிசெய்யும் வரை ஆர்டர் திறந்தே இருக்கும், விற்பனையாளருக்குப் பணம் தரப்படாது.",
  "Your Sayang account now uses another email address. If this was you, there's nothing to do.":
    "உங்கள் Sayang கணக்கு இப்போது வேறு மின்னஞ்சல் முகவரியைப் பயன்படுத்துகிறது. இது நீங்கள் எனில், எதுவும் செய்ய வேண்டியதில்லை.",
  "Your Sayang code": "உங்கள் Sayang குறியீடு",
  "Your Sayang confirmation code": "உங்கள் Sayang உறுதிக் குறியீடு",
  "Your Sayang email address was changed": "உங்கள் Sayang மின்னஞ்சல் முகவரி மாற்றப்பட்டது",
  "Your Sayang password was changed": "உங்கள் Sayang கடவுச்சொல் மாற்றப்பட்டது",
  "Your Sayang sign-in code": "உங்கள் Sayang உள்நுழைவுக் குறியீடு",
  "Your Sayang sign-in on {device} was used twice, which can mean that someone copied it. To be safe, we ended it. A broken connection can cause this too: in that case, just sign in again.":
    "{device} சாதனத்தில் உங்கள் Sayang உள்நுழைவு இருமுறை பயன்படுத்தப்பட்டது; யாரோ நகலெடுத்திருக்கலாம். பாதுகாப்புக்காக அதை முடித்தோம். இணைப்பு துண்டிப்பும் காரணமாகலாம்: அப்படியெனில் மீண்டும் உள்நுழையவும்.",
  "Your agreement is ready": "உங்கள் ஒப்பந்தம் தயார்",
  "Your appointment has a new time": "உங்கள் சந்திப்புக்குப் புதிய நேரம்",
  "Your appointment has been cancelled": "உங்கள் சந்திப்பு ரத்தானது",
  "Your appointment is confirmed": "உங்கள் சந்திப்பு உறுதியானது",
  "Your appointment was cancelled": "உங்கள் சந்திப்பு ரத்து செய்யப்பட்டது",
  "Your bank can take a few days. We'll write again when it's done.":
    "வங்கிக்குச் சில நாட்கள் ஆகலாம். முடிந்ததும் மீண்டும் எழுதுவோம்.",
  "Your bank disputes a payment": "உங்கள் வங்கி ஒரு கட்டணத்தை எதிர்க்கிறது",
  "Your bank disputes your payment for order {number}": "ஆர்டர் {number} கட்டணத்தை உங்கள் வங்கி எதிர்க்கிறது",
  "Your bank has returned your money": "வங்கி உங்கள் பணத்தைத் திருப்பித் தந்தது",
  "Your bank has returned {amount}": "வங்கி {amount} திருப்பித் தந்தது",
  "Your bank has taken back {amount} that you paid for order {number}, because it says that you don't agree with the charge. Your bank decides now, which takes up to three months.":
    "ஆர்டர் {number}-க்கு நீங்கள் செலுத்திய {amount}-ஐ வங்கி திரும்ப எடுத்தது; நீங்கள் அதை ஏற்கவில்லை என்கிறது. இனி வங்கி முடிவு செய்யும்; மூன்று மாதங்கள் வரை ஆகலாம்.",
  "Your bank may take a few days to show it.": "வங்கியில் தெரிய சில நாட்கள் ஆகலாம்.",
  "Your booking is confirmed": "உங்கள் முன்பதிவு உறுதியானது",
  "Your code, valid once": "உங்கள் குறியீடு, ஒருமுறை செல்லும்",
  "Your date is held until then.": "அதுவரை உங்கள் தேதி வைக்கப்படும்.",
  "Your dates are held until then.": "அதுவரை உங்கள் தேதிகள் வைக்கப்படும்.",
  "Your email address was changed": "உங்கள் மின்னஞ்சல் முகவரி மாற்றப்பட்டது",
  "Your issue is noted": "உங்கள் பிரச்சினை பதிவானது",
  "Your items have arrived": "உங்கள் பொருட்கள் வந்தன",
  "Your order goes on": "உங்கள் ஆர்டர் தொடர்கிறது",
  "Your order is cancelled": "உங்கள் ஆர்டர் ரத்தானது",
  "Your order is changed": "உங்கள் ஆர்டர் மாற்றப்பட்டது",
  "Your order is complete": "உங்கள் ஆர்டர் நிறைவடைந்தது",
  "Your order is delivered": "உங்கள் ஆர்டர் வழங்கப்பட்டது",
  "Your order is with the vendor": "உங்கள் ஆர்டர் விற்பனையாளரிடம் உள்ளது",
  "Your order isn't paid yet": "உங்கள் ஆர்டருக்கு இன்னும் செலுத்தவில்லை",
  "Your order stays as it is": "உங்கள் ஆர்டர் அப்படியே இருக்கும்",
  "Your order was declined": "உங்கள் ஆர்டர் மறுக்கப்பட்டது",
  "Your order wasn't answered": "உங்கள் ஆர்டருக்குப் பதில் வரவில்லை",
  "Your order {number} from {vendor} is complete. Thank you for booking with Sayang.":
    "{vendor} வழங்கிய ஆர்டர் {number} நிறைவடைந்தது. Sayang-இல் முன்பதிவு செய்ததற்கு நன்றி.",
  "Your orders aren't paid yet": "உங்கள் ஆர்டர்களுக்கு இன்னும் செலுத்தவில்லை",
  "Your orders show what is left to pay, and when it's due.":
    "மீதமுள்ள கட்டணமும் கடைசித் தேதியும் உங்கள் ஆர்டர்களில் தெரியும்.",
  "Your password was changed": "உங்கள் கடவுச்சொல் மாற்றப்பட்டது",
  "Your payment didn't go through": "உங்கள் கட்டணம் நிறைவேறவில்லை",
  "Your payment has arrived.": "உங்கள் கட்டணம் வந்துவிட்டது.",
  "Your payment of {amount} was refused. Nothing was charged.":
    "உங்கள் {amount} கட்டணம் மறுக்கப்பட்டது. எதுவும் வசூலிக்கப்படவில்லை.",
  "Your receipt is with each order, as a PDF.": "ஒவ்வொரு ஆர்டருடனும் உங்கள் ரசீது PDF ஆக உள்ளது.",
  "Your refund is agreed": "பணம் திரும்புவது ஒப்புக்கொள்ளப்பட்டது",
  "Your refund is complete": "பணம் திரும்புவது நிறைவடைந்தது",
  "Your refund is delayed": "பணம் திரும்புவது தாமதமாகிறது",
  "Your refund is next.": "அடுத்து பணம் திரும்பும்.",
  "Your refund is on its way": "உங்கள் பணம் திரும்பி வருகிறது",
  "Your refund of {amount} for your {order} didn't go through. You don't need to do anything: we're looking into it, and your money is safe with us.":
    "{order}-க்கான {amount} திரும்புதல் நிறைவேறவில்லை. நீங்கள் எதுவும் செய்ய வேண்டியதில்லை: நாங்கள் ஆராய்கிறோம், உங்கள் பணம் எங்களிடம் பத்திரமாக உள்ளது.",
  "Your refund of {amount} for {number} is agreed": "{number}-க்கு {amount} திரும்புவது ஒப்புக்கொள்ளப்பட்டது",
  "Your refund of {amount} for {order} is agreed.": "{order}-க்கு {amount} திரும்புவது ஒப்புக்கொள்ளப்பட்டது.",
  "Your refund of {amount} is delayed": "உங்கள் {amount} திரும்புவது தாமதமாகிறது",
  "Your refund of {amount} is on its way": "உங்கள் {amount} திரும்பி வருகிறது",
  "Your request to cancel is with the vendor": "ரத்து கோரிக்கை விற்பனையாளரிடம் உள்ளது",
  "Your request was turned down": "உங்கள் கோரிக்கை மறுக்கப்பட்டது",
  "Your request wasn't answered": "உங்கள் கோரிக்கைக்குப் பதில் வரவில்லை",
  "Your sign-in code": "உங்கள் உள்நுழைவுக் குறியீடு",
  "Your vendor": "உங்கள் விற்பனையாளர்",
  "Your vendor has to cancel": "உங்கள் விற்பனையாளர் ரத்து செய்ய வேண்டியுள்ளது",
  "Your {order} from {vendor} is cancelled. Nothing more will be charged.":
    "{vendor} வழங்கும் உங்கள் {order} ரத்தானது. இனி எதுவும் வசூலிக்கப்படாது.",
  "Your {order} from {vendor} is paid in full. Nothing is left to pay. Once it's delivered, you confirm it on the order's page.":
    "{vendor} வழங்கும் உங்கள் {order}-க்கு முழுமையாகச் செலுத்தப்பட்டது. மீதமில்லை. வழங்கியதும் ஆர்டர் பக்கத்தில் உறுதிசெய்யவும்.",
  "Your {order} from {vendor} wasn't paid within {hours} hours, so we've cancelled it.":
    "{vendor} வழங்கும் உங்கள் {order}-க்கு {hours} மணி நேரத்தில் செலுத்தவில்லை, எனவே ரத்து செய்தோம்.",
  "Your {percent}% off at Sayang": "Sayang-இல் உங்கள் {percent}% தள்ளுபடி",
  "Your {where} login was disconnected: “Continue with {where}” no longer opens your Sayang account.":
    "உங்கள் {where} உள்நுழைவு துண்டிக்கப்பட்டது: “{where} மூலம் தொடர்” இனி உங்கள் Sayang கணக்கைத் திறக்காது.",
  "You’re receiving this email because a Sayang account used this address.":
    "ஒரு Sayang கணக்கு இந்த முகவரியைப் பயன்படுத்தியதால் இந்த மின்னஞ்சல் உங்களுக்கு வந்துள்ளது.",
  "You’re receiving this email because a payment of your order on Sayang is due.":
    "Sayang-இல் உங்கள் ஆர்டருக்கான கட்டணம் செலுத்த வேண்டியிருப்பதால் இந்த மின்னஞ்சல் உங்களுக்கு வந்துள்ளது.",
  "You’re receiving this email because someone asked for this offer on Sayang with this address.":
    "யாரோ இந்த முகவரியில் Sayang-இல் இந்தச் சலுகையைக் கேட்டதால் இந்த மின்னஞ்சல் உங்களுக்கு வந்துள்ளது.",
  "You’re receiving this email because someone asked to confirm this address on Sayang.":
    "யாரோ இந்த முகவரியை Sayang-இல் உறுதிசெய்யக் கேட்டதால் இந்த மின்னஞ்சல் உங்களுக்கு வந்துள்ளது.",
  "You’re receiving this email because someone asked to reset the password of the account with this address.":
    "இந்த முகவரியின் கணக்குக் கடவுச்சொல்லை மீட்டமைக்க யாரோ கேட்டதால் இந்த மின்னஞ்சல் உங்களுக்கு வந்துள்ளது.",
  "You’re receiving this email because someone entered this address as their new one at Sayang.":
    "யாரோ Sayang-இல் இந்த முகவரியைப் புதியதாக உள்ளிட்டதால் இந்த மின்னஞ்சல் உங்களுக்கு வந்துள்ளது.",
  "You’re receiving this email because someone signed up to Sayang with this address.":
    "யாரோ இந்த முகவரியில் Sayang-இல் பதிவு செய்ததால் இந்த மின்னஞ்சல் உங்களுக்கு வந்துள்ளது.",
  "You’re receiving this email because two-step verification is on for your Sayang account.":
    "உங்கள் Sayang கணக்கில் இரு-படி சரிபார்ப்பு இயக்கத்தில் இருப்பதால் இந்த மின்னஞ்சல் உங்களுக்கு வந்துள்ளது.",
  "You’re receiving this email because you have a Sayang account. We send it when something about its security changes.":
    "உங்களுக்கு Sayang கணக்கு இருப்பதால் இந்த மின்னஞ்சல் வந்துள்ளது. அதன் பாதுகாப்பில் ஏதேனும் மாறும்போது அனுப்புவோம்.",
  "You’re receiving this email because you have a Sayang account. We send it whenever its password changes.":
    "உங்களுக்கு Sayang கணக்கு இருப்பதால் இந்த மின்னஞ்சல் வந்துள்ளது. கடவுச்சொல் மாறும்போதெல்லாம் அனுப்புவோம்.",
  "You’re receiving this email because you have unread messages on Sayang.":
    "Sayang-இல் உங்களுக்குப் படிக்காத செய்திகள் இருப்பதால் இந்த மின்னஞ்சல் வந்துள்ளது.",
  "You’re receiving this email because you or your partner paid on Sayang.":
    "நீங்களோ உங்கள் துணையோ Sayang-இல் கட்டணம் செலுத்தியதால் இந்த மின்னஞ்சல் வந்துள்ளது.",
  "You’re receiving this email because you or your partner placed an order on Sayang.":
    "நீங்களோ உங்கள் துணையோ Sayang-இல் ஆர்டர் செய்ததால் இந்த மின்னஞ்சல் வந்துள்ளது.",
  "You’re receiving this email because you or your partner requested an appointment on Sayang.":
    "நீங்களோ உங்கள் துணையோ Sayang-இல் சந்திப்பு கேட்டதால் இந்த மின்னஞ்சல் வந்துள்ளது.",
  "You’re receiving this email because you or your partner wrote to this vendor on Sayang.":
    "நீங்களோ உங்கள் துணையோ Sayang-இல் இந்த விற்பனையாளருக்கு எழுதியதால் இந்த மின்னஞ்சல் வந்துள்ளது.",
  "You’re receiving this email because {where} was used to sign in to Sayang with this address.":
    "இந்த முகவரியில் Sayang-இல் உள்நுழைய {where} பயன்படுத்தப்பட்டதால் இந்த மின்னஞ்சல் வந்துள்ளது.",
  "a {where} account": "ஒரு {where} கணக்கு",
  "get your invoice": "உங்கள் விலைப்பட்டியலைப் பெறவும்",
  "get your invoice and receipts": "உங்கள் விலைப்பட்டியலையும் ரசீதுகளையும் பெறவும்",
  "order {number}": "ஆர்டர் {number}",
  "order {number} for {date}": "{date} ஆர்டர் {number}",
  "order {number} from {vendor}": "{vendor} ஆர்டர் {number}",
  payment: "கட்டணம்",
  "someone on Sayang": "Sayang-இல் ஒருவர்",
  "the vendor": "விற்பனையாளர்",
  "write to us": "எங்களுக்கு எழுதவும்",
  "your order's page": "உங்கள் ஆர்டர் பக்கம்",
  "your vendor": "உங்கள் விற்பனையாளர்",
  "{amount} ({label}) for order {number}": "ஆர்டர் {number}-க்கு {amount} ({label})",
  "{amount} to {vendor}": "{vendor}-க்கு {amount}",
  "{change} has been accepted, and the order is changed.": "{change} ஏற்கப்பட்டது, ஆர்டர் மாற்றப்பட்டது.",
  "{change} has been declined. The order stays as it is.": "{change} மறுக்கப்பட்டது. ஆர்டர் அப்படியே இருக்கும்.",
  "{change} has been withdrawn. The order stays as it is.":
    "{change} திரும்பப் பெறப்பட்டது. ஆர்டர் அப்படியே இருக்கும்.",
  "{change} wasn't answered within {days} days. The order stays as it is.":
    "{change} {days} நாட்களில் பதிலளிக்கப்படவில்லை. ஆர்டர் அப்படியே இருக்கும்.",
  "{code} is your Sayang code, valid for {minutes} minutes. Never share it. If you didn't ask for it, ignore this message.":
    "{code} உங்கள் Sayang குறியீடு, {minutes} நிமிடம் செல்லும். பகிர வேண்டாம். கேட்கவில்லை எனில் புறக்கணிக்கவும்.",
  "{due}. Your date is held while you pay in turn.": "{due}. முறையாகச் செலுத்தும் வரை உங்கள் தேதி வைக்கப்படும்.",
  "{file} is ready": "{file} தயார்",
  "{from} is waiting for {what}.": "{from} {what}-க்காகக் காத்திருக்கிறார்.",
  "{from} reminds you of {amount}": "{from} {amount} குறித்து நினைவூட்டுகிறார்",
  "{name} wrote": "{name} எழுதியது",
  "{number} goes ahead after all": "{number} எப்படியும் தொடர்கிறது",
  "{number}, {vendor} for {date}": "{number}, {vendor}, {date}",
  "{n} comments on your order": "உங்கள் ஆர்டரில் {n} குறிப்புகள்",
  "{n} orders": "{n} ஆர்டர்கள்",
  "{percent}% off, for you": "{percent}% தள்ளுபடி, உங்களுக்காக",
  "{person}'s {where} account": "{person}-இன் {where} கணக்கு",
  "{summary}. Valid until {date}.": "{summary}. {date} வரை செல்லும்.",
  "{vendor} can't make that time.": "அந்த நேரம் {vendor}-க்கு இயலாது.",
  "{vendor} commented on {number}": "{number} குறித்து {vendor} குறிப்பு எழுதினார்",
  "{vendor} did not answer in time.": "{vendor} உரிய நேரத்தில் பதிலளிக்கவில்லை.",
  "{vendor} didn't answer your request to cancel {order} in time. We offer you what the policy gives back:":
    "{order}-ஐ ரத்து செய்யும் கோரிக்கைக்கு {vendor} உரிய நேரத்தில் பதிலளிக்கவில்லை. விதி தருவதை வழங்குகிறோம்:",
  "{vendor} didn't answer, so the policy's amount stands.":
    "{vendor} பதிலளிக்கவில்லை; எனவே விதியின்படியான தொகை செல்லும்.",
  "{vendor} doesn't agree to cancel {number}": "{number}-ஐ ரத்து செய்ய {vendor} சம்மதிக்கவில்லை",
  "{vendor} doesn't agree to cancel {order}. The order goes on as before.":
    "{order}-ஐ ரத்து செய்ய {vendor} சம்மதிக்கவில்லை. ஆர்டர் முன்போலத் தொடரும்.",
  "{vendor} had to cancel.": "{vendor} ரத்து செய்ய வேண்டியதாயிற்று.",
  "{vendor} has answered your request to cancel {order}:":
    "{order}-ஐ ரத்து செய்யும் கோரிக்கைக்கு {vendor} பதிலளித்தார்:",
  "{vendor} has approved your order.": "{vendor} உங்கள் ஆர்டரை ஏற்றார்.",
  "{vendor} has approved your {order}.": "{vendor} உங்கள் {order}-ஐ ஏற்றார்.",
  "{vendor} has marked your {order} as delivered. Please confirm it, or tell us what's wrong. You don't need to log in.":
    "{vendor} உங்கள் {order} வழங்கப்பட்டதாகக் குறித்தார். உறுதிசெய்யவும், அல்லது பிழையைத் தெரிவிக்கவும். உள்நுழையத் தேவையில்லை.",
  "{vendor} has received your items": "{vendor} உங்கள் பொருட்களைப் பெற்றார்",
  "{vendor} has to cancel {number}": "{vendor} {number}-ஐ ரத்து செய்ய வேண்டியுள்ளது",
  "{vendor} has withdrawn the cancellation of {order}. It goes on as before.":
    "{order} ரத்தை {vendor} திரும்பப் பெற்றார். அது முன்போலத் தொடரும்.",
  "{vendor} has withdrawn the cancellation.": "{vendor} ரத்தைத் திரும்பப் பெற்றார்.",
  "{vendor} looks forward to meeting you on {time}.": "{time} உங்களைச் சந்திக்க {vendor} ஆவலுடன் காத்திருக்கிறார்.",
  "{vendor} looks forward to meeting you.": "உங்களைச் சந்திக்க {vendor} ஆவலுடன் காத்திருக்கிறார்.",
  "{vendor} made you an offer for {date}: {summary}.": "{vendor} {date}-க்கு ஒரு சலுகை அனுப்பினார்: {summary}.",
  "{vendor} marked your order {number} as delivered and we haven't heard otherwise, so we now count it as delivered.":
    "{vendor} உங்கள் ஆர்டர் {number} வழங்கப்பட்டதாகக் குறித்தார்; மறுப்பு வரவில்லை, எனவே வழங்கப்பட்டதாகக் கருதுகிறோம்.",
  "{vendor} moved your appointment from {old} to {time}. It's kept for you, and confirmed once you accept.":
    "{vendor} உங்கள் சந்திப்பை {old}-இலிருந்து {time}-க்கு மாற்றினார். அது உங்களுக்காக வைக்கப்பட்டுள்ளது; ஏற்றதும் உறுதியாகும்.",
  "{vendor} moved your appointment to {time}. You hadn't accepted the new time when it came, so the appointment is cancelled. If you'd still like to meet, choose another time.":
    "{vendor} உங்கள் சந்திப்பை {time}-க்கு மாற்றினார். அதற்குள் நீங்கள் ஏற்கவில்லை, எனவே ரத்தானது. இன்னும் சந்திக்க விரும்பினால், வேறு நேரத்தைத் தேர்வு செய்யவும்.",
  "{vendor} sent you a new offer": "{vendor} புதிய சலுகை அனுப்பினார்",
  "{vendor} sent you an offer": "{vendor} சலுகை அனுப்பினார்",
  "{vendor} suggests a change to {number}": "{vendor} {number}-இல் மாற்றம் பரிந்துரைக்கிறார்",
  "{vendor} withdrew an offer": "{vendor} சலுகையைத் திரும்பப் பெற்றார்",
  "{vendor} withdrew the offer for {date}: {summary}. It can no longer be ordered. If it’s in your cart, remove it or ask the vendor for a new one.":
    "{vendor} {date} சலுகையைத் திரும்பப் பெற்றார்: {summary}. இனி ஆர்டர் செய்ய முடியாது. கார்ட்டில் இருந்தால் நீக்கவும், அல்லது புதியதைக் கேட்கவும்.",
  "{vendor} would like to change your order {number}. Nothing changes until you accept.":
    "{vendor} உங்கள் ஆர்டர் {number}-ஐ மாற்ற விரும்புகிறார். நீங்கள் ஏற்கும் வரை எதுவும் மாறாது.",
  "{vendor}, {label} for {number}, due {date}": "{vendor}, {number} {label}, கடைசித் தேதி {date}",
  "{what} are due soon": "{what} விரைவில் செலுத்த வேண்டும்",
  "{what} are due today": "{what} இன்று செலுத்த வேண்டும்",
  "{what} are past the due date, and we've let your vendors know.":
    "{what} கடைசித் தேதியைக் கடந்துவிட்டன; உங்கள் விற்பனையாளர்களுக்குத் தெரிவித்தோம்.",
  "{what} is due today": "{what} இன்று செலுத்த வேண்டும்",
  "{what} is due {date}": "{what} {date}-க்குள் செலுத்த வேண்டும்",
  "{what} is past the due date, and we've let the vendor know.":
    "{what} கடைசித் தேதியைக் கடந்துவிட்டது; விற்பனையாளருக்குத் தெரிவித்தோம்.",
  "{where} is connected to your Sayang account": "{where} உங்கள் Sayang கணக்குடன் இணைக்கப்பட்டது",
  "{where} is disconnected from Sayang": "{where} இணைப்பு Sayang-இலிருந்து துண்டிக்கப்பட்டது",
  "Correct the address and send it again, or send the link by WhatsApp.":
    "முகவரியைத் திருத்தி மீண்டும் அனுப்பவும், அல்லது WhatsApp மூலம் இணைப்பை அனுப்பவும்.",
  "Correct the address and send it again.": "முகவரியைத் திருத்தி மீண்டும் அனுப்பவும்.",
  "See all replies": "எல்லாப் பதில்களையும் காண்க",
  "See what didn’t arrive": "வந்து சேராதவற்றைக் காண்க",
  "These replies came in since our last email:": "கடந்த மின்னஞ்சலுக்குப் பின் வந்த பதில்கள்:",
  "We couldn’t deliver your invitation by email to:":
    "உங்கள் அழைப்பிதழை மின்னஞ்சல் மூலம் இவர்களுக்கு அனுப்ப முடியவில்லை:",
  "Who’s coming, at a glance.": "யார் வருகிறார்கள், ஒரே பார்வையில்.",
  "You’re receiving this email because guests replied to your invitation on Sayang. We send at most one a day.":
    "Sayang-இல் விருந்தினர்கள் உங்கள் அழைப்பிதழுக்குப் பதிலளித்ததால் இந்த மின்னஞ்சல் வந்துள்ளது. நாளொன்றுக்கு ஒன்று மட்டுமே அனுப்புவோம்.",
  "You’re receiving this email because you sent invitations from Sayang.":
    "Sayang-இலிருந்து நீங்கள் அழைப்பிதழ்கள் அனுப்பியதால் இந்த மின்னஞ்சல் வந்துள்ளது.",
  "{n} households have replied": "{n} குடும்பங்கள் பதிலளித்தன",
  "{n} households have replied to your invitation": "{n} குடும்பங்கள் உங்கள் அழைப்பிதழுக்குப் பதிலளித்தன",
  "{n} invitations didn’t arrive": "{n} அழைப்பிதழ்கள் வந்து சேரவில்லை",
};
