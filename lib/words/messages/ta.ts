import type { Entry } from "../../language/spoken";
import type { zh } from "./zh";

export const ta: Readonly<Record<keyof typeof zh, Entry>> = {
  "{label} is required": "{label} தேவை",
  "{label} must be at most {n} characters": "{label} அதிகபட்சம் {n} எழுத்துகள்",
  "{label} can be at most {n} characters": "{label} அதிகபட்சம் {n} எழுத்துகள்",
  contactName: "தொடர்புப் பெயர்",
  contactPhone: "தொடர்புத் தொலைபேசி",
  comment: "குறிப்பு",
  quantity: "அளவு",
  Email: "மின்னஞ்சல்",
  "Last name": "குடும்பப் பெயர்",
  "Unit number": "வீட்டு எண்",
  "Street address 2": "தெரு முகவரி 2",
  "Street address 3": "தெரு முகவரி 3",
  State: "மாநிலம்",
  lunch: "மதிய உணவு",
  dinner: "இரவு உணவு",
  "A postal code in Singapore has 6 digits": "சிங்கப்பூர் அஞ்சல் குறியீடு 6 இலக்கங்கள்",
  "Please enter a valid email address": "சரியான மின்னஞ்சல் முகவரியை உள்ளிடவும்",
  "This email address is too long": "இந்த மின்னஞ்சல் முகவரி மிக நீளம்",
  "Please repeat the password": "கடவுச்சொல்லை மீண்டும் உள்ளிடவும்",
  "Password must be at least 8 characters. Please include Alphanumeric, Upper/Lowercase, and Special characters":
    "கடவுச்சொல் குறைந்தது 8 எழுத்துகள்; பெரிய, சிறிய எழுத்துகள், எண், சிறப்புக் குறி தேவை",
  "Password does not match": "கடவுச்சொற்கள் பொருந்தவில்லை",
  "Please agree to the Terms and Conditions": "விதிமுறைகளுக்குச் சம்மதிக்கவும்",
  "Please choose a country code from the list": "பட்டியலிலிருந்து நாட்டுக் குறியீட்டைத் தேர்வு செய்யவும்",
  "phone must have digits only": "தொலைபேசி எண்ணில் இலக்கங்கள் மட்டுமே",
  "phone fill in at least {n} digits": "தொலைபேசி எண் குறைந்தது {n} இலக்கங்கள்",
  "phone must have at most {n} digits": "தொலைபேசி எண் அதிகபட்சம் {n} இலக்கங்கள்",
  "contactPhone must be a phone number of 6 to 15 digits": "தொடர்புத் தொலைபேசி 6 முதல் 15 இலக்கங்கள்",
  "Please fill all fields": "எல்லாப் புலங்களையும் நிரப்பவும்",
  "Please fill all mandatory fields": "கட்டாயப் புலங்கள் அனைத்தையும் நிரப்பவும்",
  "Error occured please try again!": "பிழை ஏற்பட்டது, மீண்டும் முயலவும்!",
  "Internal Server Error": "சேவையகப் பிழை",
  "Incorrect email or password": "மின்னஞ்சல் அல்லது கடவுச்சொல் தவறு",
  "Please enter the code": "குறியீட்டை உள்ளிடவும்",
  "That code isn’t right, or it has expired. Check the latest email from us, or ask for a new code.":
    "குறியீடு தவறு அல்லது காலாவதியானது. எங்கள் சமீபத்திய மின்னஞ்சலைப் பார்க்கவும், அல்லது புதியதைக் கேட்கவும்.",
  "We’ve emailed you a 6-digit code": "6 இலக்கக் குறியீட்டை மின்னஞ்சல் செய்துள்ளோம்",
  "Invalid code": "தவறான குறியீடு",
  "This code has expired. Please log in again.": "இக்குறியீடு காலாவதியானது. மீண்டும் உள்நுழையவும்.",
  "This code has expired. Please ask for a new one.": "இக்குறியீடு காலாவதியானது. புதியதைக் கேட்கவும்.",
  "Verification successful logging you in": "சரிபார்ப்பு வெற்றி, உள்நுழைகிறது",
  "Too many attempts. Please try again in {wait}.": "பல முயற்சிகள். {wait} கழித்து மீண்டும் முயலவும்.",
  "{n} minutes": "{n} நிமிடங்கள்",
  "{n} seconds": "{n} வினாடிகள்",
  "Session has expired. Please Log in again.": "அமர்வு முடிந்தது. மீண்டும் உள்நுழையவும்.",
  "Please Log in first": "முதலில் உள்நுழையவும்",
  "Your email address is verified": "உங்கள் மின்னஞ்சல் முகவரி உறுதியானது",
  "This is not possible right now. Please try again in a moment.":
    "இப்போது இயலாது. சிறிது நேரம் கழித்து முயலவும்.",
  "Sayang is busy right now. Please try again in a moment.":
    "Sayang இப்போது பரபரப்பாக உள்ளது. சிறிது நேரம் கழித்து முயலவும்.",
  "You have too many requests running at once. Please try again in a moment.":
    "ஒரே நேரத்தில் பல கோரிக்கைகள். சிறிது நேரம் கழித்து முயலவும்.",
  "One order can be at most {amount}": "ஓர் ஆர்டர் அதிகபட்சம் {amount}",
  "{title}: please order at least {n} for {day}": "{title}: {day} குறைந்தது {n} ஆர்டர் செய்யவும்",
  "{title}: please order at least {n}": "{title}: குறைந்தது {n} ஆர்டர் செய்யவும்",
  "{title}: please order at most {n}": "{title}: அதிகபட்சம் {n} ஆர்டர் செய்யவும்",
  "{title}: please order for at least {amount}": "{title}: குறைந்தது {amount}-க்கு ஆர்டர் செய்யவும்",
  "{title}: please order for at most {amount}": "{title}: அதிகபட்சம் {amount}-க்கு ஆர்டர் செய்யவும்",
  "{title}: an extra that you chose is no longer offered as you chose it":
    "{title}: நீங்கள் தேர்ந்த கூடுதல் இனி அவ்வாறு வழங்கப்படாது",
  "{title}: please choose the date": "{title}: தேதியைத் தேர்வு செய்யவும்",
  "{vendor} takes no new orders at the moment": "{vendor} தற்போது புதிய ஆர்டர்களை ஏற்பதில்லை",
  "{vendor} is fully booked on {date}": "{date} அன்று {vendor} முழுவதும் பதிவாகிவிட்டது",
  "{title} is not for sale at the moment": "{title} தற்போது விற்பனையில் இல்லை",
  "{title} is not available on {date}": "{title} {date} அன்று கிடைக்காது",
  "{title}: the date must be tomorrow or later": "{title}: தேதி நாளை அல்லது பின்னர் இருக்க வேண்டும்",
  "{title}: the date can be at most three years ahead": "{title}: தேதி மூன்று ஆண்டுகளுக்குள் இருக்க வேண்டும்",
  "The price of {title} is now {now}, it was {before}": "{title} விலை இப்போது {now}, முன்பு {before}",
  "The price of {title} is now {now}, it was {before}. {why}":
    "{title} விலை இப்போது {now}, முன்பு {before}. {why}",
  "A note can be at most {n} characters": "குறிப்பு அதிகபட்சம் {n} எழுத்துகள்",
  "quantity must be a whole number": "அளவு முழு எண்ணாக இருக்க வேண்டும்",
  "quantity must be at least 1": "அளவு குறைந்தது 1",
  "quantity must be at most {n}": "அளவு அதிகபட்சம் {n}",
  "Choose at most {n} extras": "அதிகபட்சம் {n} கூடுதல்களைத் தேர்வு செய்யவும்",
  "A cart holds at most {n} items": "கார்ட்டில் அதிகபட்சம் {n} பொருட்கள்",
  "This product does not exist": "இந்தப் பொருள் இல்லை",
  "This item is not in your cart": "இந்தப் பொருள் உங்கள் கார்ட்டில் இல்லை",
  "This is no longer sold on Sayang": "இது இனி Sayang-இல் விற்கப்படாது",
  "Item added to cart": "கார்ட்டில் சேர்க்கப்பட்டது",
  "Offer added to cart": "சலுகை கார்ட்டில் சேர்க்கப்பட்டது",
  "{title} is in your cart": "{title} உங்கள் கார்ட்டில் உள்ளது",
  "Cart updated": "கார்ட் புதுப்பிக்கப்பட்டது",
  "Item removed from cart": "கார்ட்டிலிருந்து நீக்கப்பட்டது",
  "There is nothing in your cart to pay with it": "இதைக் கொண்டு செலுத்த கார்ட்டில் எதுவும் இல்லை",
  "Promo code applied": "விளம்பரக் குறியீடு பயன்படுத்தப்பட்டது",
  "Promo code removed": "விளம்பரக் குறியீடு நீக்கப்பட்டது",
  "Voucher applied": "பரிசுச் சீட்டு பயன்படுத்தப்பட்டது",
  "Voucher removed": "பரிசுச் சீட்டு நீக்கப்பட்டது",
  "This offer has been ordered": "இந்தச் சலுகை ஆர்டர் செய்யப்பட்டது",
  "The vendor has withdrawn this offer": "விற்பனையாளர் இச்சலுகையைத் திரும்பப் பெற்றார்",
  "The vendor has replaced this offer with a new one": "விற்பனையாளர் புதிய சலுகையால் மாற்றினார்",
  "We don't recognise this code. Check it and try again.": "இக்குறியீடு அறியப்படவில்லை. சரிபார்த்து மீண்டும் முயலவும்.",
  "We don't recognise this voucher code. Check it and try again.":
    "இப்பரிசுச் சீட்டுக் குறியீடு அறியப்படவில்லை. சரிபார்த்து மீண்டும் முயலவும்.",
  "This code isn't valid for anything in your cart": "இக்குறியீடு கார்ட்டில் உள்ள எதற்கும் செல்லாது",
  "This code is no longer available": "இக்குறியீடு இனி கிடைக்காது",
  "This code ended on {date}": "இக்குறியீடு {date} அன்று முடிந்தது",
  "This code starts on {date}": "இக்குறியீடு {date} அன்று தொடங்கும்",
  "This code is paused at the moment. Try again later": "இக்குறியீடு தற்போது நிறுத்தப்பட்டுள்ளது. பின்னர் முயலவும்",
  "This code was sent to another email address. Log in with that address to use it":
    "இக்குறியீடு வேறு மின்னஞ்சலுக்கு அனுப்பப்பட்டது. அந்த முகவரியில் உள்நுழைந்து பயன்படுத்தவும்",
  "You've already used this code": "இக்குறியீட்டை ஏற்கனவே பயன்படுத்திவிட்டீர்கள்",
  "You've already used this code {n} times, which is the limit":
    "இக்குறியீட்டை {n} முறை பயன்படுத்திவிட்டீர்கள், அதுவே வரம்பு",
  "This code has been fully redeemed": "இக்குறியீடு முழுவதும் பயன்படுத்தப்பட்டது",
  "This code is for your first order with {where}": "இக்குறியீடு {where}-உடன் முதல் ஆர்டருக்கு மட்டுமே",
  "This code is for couples with exactly one earlier order with {where}":
    "இக்குறியீடு {where}-உடன் ஓர் ஆர்டர் மட்டும் செய்தவர்களுக்கு",
  "This code is for {vendor}. Nothing in your cart is from them":
    "இக்குறியீடு {vendor}-க்கானது. கார்ட்டில் அவர்களுடையது எதுவும் இல்லை",
  "Spend another {amount} to use this code": "இக்குறியீட்டைப் பயன்படுத்த மேலும் {amount} செலவிடவும்",
  "Spend another {amount} at {vendor} to use this code":
    "இக்குறியீட்டைப் பயன்படுத்த {vendor}-இல் மேலும் {amount} செலவிடவும்",
  "Spend another {amount} on items it covers to use this code":
    "இக்குறியீட்டைப் பயன்படுத்த, பொருந்தும் பொருட்களில் மேலும் {amount} செலவிடவும்",
  "Spend another {amount} on items it covers at {vendor} to use this code":
    "இக்குறியீட்டைப் பயன்படுத்த, {vendor}-இன் பொருந்தும் பொருட்களில் மேலும் {amount} செலவிடவும்",
  "This voucher is for another vendor's orders.": "இப்பரிசுச் சீட்டு வேறு விற்பனையாளருக்கானது.",
  "This voucher has only {amount} left.": "இப்பரிசுச் சீட்டில் {amount} மட்டுமே மீதம்.",
  "This voucher can't be used.": "இப்பரிசுச் சீட்டைப் பயன்படுத்த முடியாது.",
  "Prices have changed: the total is now {amount}": "விலைகள் மாறின: இப்போது மொத்தம் {amount}",
  "Prices have changed: {amount} is due today": "விலைகள் மாறின: இன்று {amount} செலுத்த வேண்டும்",
  "{why}. The total is now {amount}": "{why}. இப்போது மொத்தம் {amount}",
  "{why}. {amount} is now due today": "{why}. இன்று {amount} செலுத்த வேண்டும்",
  "{vendor} has new terms (version {version}). Read them, then place your order again":
    "{vendor}-க்குப் புதிய விதிமுறைகள் (பதிப்பு {version}). படித்து மீண்டும் ஆர்டர் செய்யவும்",
  "A vendor’s own terms no longer apply. Review your order, then place it again":
    "விற்பனையாளரின் சொந்த விதிமுறைகள் இனி இல்லை. ஆர்டரைச் சரிபார்த்து மீண்டும் செய்யவும்",
  "You can hold {n} unpaid dates. Pay for an order or cancel it first, or take dates out of your cart.":
    "செலுத்தாத {n} தேதிகளை வைக்கலாம். முதலில் ஓர் ஆர்டருக்குச் செலுத்தவும் அல்லது ரத்து செய்யவும், அல்லது கார்ட்டிலிருந்து தேதிகளை நீக்கவும்.",
  "You can hold {n} unpaid dates with {vendor}. Pay for an order or cancel it first, or take dates out of your cart.":
    "{vendor}-இடம் செலுத்தாத {n} தேதிகளை வைக்கலாம். முதலில் ஓர் ஆர்டருக்குச் செலுத்தவும் அல்லது ரத்து செய்யவும், அல்லது கார்ட்டிலிருந்து தேதிகளை நீக்கவும்.",
  "Your card was declined.": "உங்கள் அட்டை மறுக்கப்பட்டது.",
  "Your card has insufficient funds.": "உங்கள் அட்டையில் போதிய பணம் இல்லை.",
  "Your card has expired.": "உங்கள் அட்டை காலாவதியானது.",
  "Your card number is invalid.": "அட்டை எண் தவறு.",
  "Your card number is incomplete.": "அட்டை எண் முழுமையாக இல்லை.",
  "Your card's expiry date is incomplete.": "அட்டையின் காலாவதித் தேதி முழுமையாக இல்லை.",
  "Your card's security code is incomplete.": "அட்டையின் பாதுகாப்புக் குறியீடு முழுமையாக இல்லை.",
  "Your card was declined: the test gateway takes test cards only.":
    "உங்கள் அட்டை மறுக்கப்பட்டது: சோதனை அட்டைகள் மட்டுமே ஏற்கப்படும்.",
  "Your card was declined. This transaction requires authentication.":
    "உங்கள் அட்டை மறுக்கப்பட்டது. இப்பரிவர்த்தனைக்கு அங்கீகாரம் தேவை.",
  "We are unable to authenticate your payment method. Please choose a different payment method and try again.":
    "உங்கள் கட்டண முறையைச் சரிபார்க்க முடியவில்லை. வேறு முறையைத் தேர்ந்து மீண்டும் முயலவும்.",
  "The PayNow payment was not made. Please try again.": "PayNow கட்டணம் நிறைவேறவில்லை. மீண்டும் முயலவும்.",
  "Please pay for the earlier milestone first before proceeding to the next payment milestone":
    "அடுத்த தவணைக்கு முன் முந்தைய தவணையைச் செலுத்தவும்",
  "The vendor hasn't accepted this order yet. You can pay the next milestone once they have.":
    "விற்பனையாளர் இன்னும் ஏற்கவில்லை. ஏற்ற பின் அடுத்த தவணையைச் செலுத்தலாம்.",
  "Everything is paid for this order.": "இந்த ஆர்டருக்கு அனைத்தும் செலுத்தப்பட்டது.",
  "A cancellation is open for this order, so its payments are on hold.":
    "இந்த ஆர்டர் ரத்து நடைமுறையில் உள்ளதால் கட்டணங்கள் நிறுத்தப்பட்டுள்ளன.",
  "This order is cancelled, so there is nothing left to pay.": "இந்த ஆர்டர் ரத்தானது; செலுத்த எதுவும் இல்லை.",
  "There is nothing to pay: these orders are paid or cancelled":
    "செலுத்த எதுவும் இல்லை: இந்த ஆர்டர்கள் செலுத்தப்பட்டவை அல்லது ரத்தானவை",
  "Your payment is being confirmed. Please wait a moment.":
    "உங்கள் கட்டணம் உறுதிசெய்யப்படுகிறது. சற்று காத்திருக்கவும்.",
  "This payment is no longer open. Please reload the page.":
    "இக்கட்டணம் இனி திறந்திருக்கவில்லை. பக்கத்தை மீண்டும் ஏற்றவும்.",
  "This payment is open in another tab. Finish it there, or close it first.":
    "இக்கட்டணம் வேறு தாவலில் திறந்துள்ளது. அங்கே முடிக்கவும், அல்லது முதலில் மூடவும்.",
  "Card payments aren't available right now. You haven't been charged.":
    "அட்டைக் கட்டணம் இப்போது இயலாது. எதுவும் வசூலிக்கப்படவில்லை.",
  "Saved cards aren't available right now. You haven't been charged.":
    "சேமித்த அட்டைகள் இப்போது கிடைக்கவில்லை. எதுவும் வசூலிக்கப்படவில்லை.",
  "This card is no longer saved. Please use another one.":
    "இந்த அட்டை இனி சேமிப்பில் இல்லை. வேறொன்றைப் பயன்படுத்தவும்.",
  "This checkout does not exist": "இந்த வெளியேற்றம் இல்லை",
  "This order does not exist": "இந்த ஆர்டர் இல்லை",
  "Enter a whole number of tables, from 1 to {n}": "1 முதல் {n} வரை முழு எண்ணில் மேசைகளை உள்ளிடவும்",
  "Choose an area from the list": "பட்டியலிலிருந்து பகுதியைத் தேர்வு செய்யவும்",
  "Choose a month, such as June 2027": "மாதத்தைத் தேர்வு செய்யவும், எ.கா. ஜூன் 2027",
  "Choose a ceremony from the list": "பட்டியலிலிருந்து சடங்கைத் தேர்வு செய்யவும்",
  "Your wedding details are saved": "உங்கள் திருமண விவரங்கள் சேமிக்கப்பட்டன",
};
