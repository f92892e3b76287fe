import type { Entry } from "../../language/spoken";
import type { zh } from "./zh";

export const ms: Readonly<Record<keyof typeof zh, Entry>> = {
  "A Sayang account that was registered with this address now uses another one. There's nothing to do.":
    "Akaun Sayang yang didaftarkan dengan alamat ini kini menggunakan alamat lain. Tiada apa-apa yang perlu dilakukan.",
  "A change to your order": "Perubahan pada pesanan anda",
  "A new offer for your wedding": "Tawaran baharu untuk majlis anda",
  "A payment is coming up": "Satu bayaran akan tiba tidak lama lagi",
  "A payment is overdue": "Satu bayaran telah lewat",
  "A payment that is still on its way comes back automatically.":
    "Bayaran yang masih dalam proses akan dipulangkan secara automatik.",
  "A refund is offered": "Bayaran balik ditawarkan",
  "A reminder from your vendor": "Peringatan daripada vendor anda",
  "About your appointment on {time}": "Tentang janji temu anda pada {time}",
  "Accept or cancel": "Terima atau batalkan",
  "After that we cancel it and release your date.":
    "Selepas itu kami membatalkannya dan melepaskan tarikh anda.",
  "After that we cancel them and release your dates.":
    "Selepas itu kami membatalkannya dan melepaskan tarikh-tarikh anda.",
  "Agree or contest": "Setuju atau bantah",
  "Agree, or contest it if it isn't right. Without an answer by {time} we take it as agreed.":
    "Setuju, atau bantah jika tidak betul. Tanpa jawapan sebelum {time}, kami anggap anda bersetuju.",
  "Agree, or contest it if it isn't right. Without an answer we take it as agreed.":
    "Setuju, atau bantah jika tidak betul. Tanpa jawapan, kami anggap anda bersetuju.",
  "Amendment {amendment} is ready": "Pindaan {amendment} sudah sedia",
  "Amendment {amendment} to {number}": "Pindaan {amendment} kepada {number}",
  "An offer for your wedding": "Tawaran untuk majlis anda",
  "An offer was withdrawn": "Satu tawaran telah ditarik balik",
  "Another account asked for it. Nothing has changed.": "Akaun lain memintanya. Tiada apa-apa berubah.",
  "Answer now": "Jawab sekarang",
  "Answer within {days} days. Nothing changes until you accept.":
    "Jawab dalam {days} hari. Tiada apa-apa berubah sehingga anda terima.",
  "As store credit": "Sebagai kredit kedai",
  "Ask for another time": "Minta masa lain",
  "Back onto your voucher": "Kembali ke baucar anda",
  "Back the way you paid": "Kembali melalui cara anda membayar",
  "Before the refund, please hand back: {needsReturn}.":
    "Sebelum bayaran balik, sila pulangkan: {needsReturn}.",
  "Cancelled: appointment on {time}": "Dibatalkan: janji temu pada {time}",
  "Choose a new one": "Pilih yang baharu",
  "Choose a new password": "Pilih kata laluan baharu",
  "Choose a new password for Sayang": "Pilih kata laluan baharu untuk Sayang",
  "Choose another time": "Pilih masa lain",
  "Choose how you want it: the way you paid, or as store credit. If we don't hear from you by {time}, it goes back the way you paid. If something isn't right, contest it and we'll look into it.":
    "Pilih caranya: melalui cara anda membayar, atau sebagai kredit kedai. Jika tiada jawapan sebelum {time}, ia kembali melalui cara anda membayar. Jika ada yang tidak betul, bantah dan kami akan menyemaknya.",
  "Choose how you want it: the way you paid, or as store credit. If we don't hear from you, it goes back the way you paid. If something isn't right, contest it and we'll look into it.":
    "Pilih caranya: melalui cara anda membayar, atau sebagai kredit kedai. Jika tiada jawapan, ia kembali melalui cara anda membayar. Jika ada yang tidak betul, bantah dan kami akan menyemaknya.",
  "Confirm my email address": "Sahkan alamat e-mel saya",
  "Confirm my new address": "Sahkan alamat baharu saya",
  "Confirm your email address": "Sahkan alamat e-mel anda",
  "Confirm your email address for Sayang": "Sahkan alamat e-mel anda untuk Sayang",
  "Confirm your new address": "Sahkan alamat baharu anda",
  "Confirm your new email address for Sayang": "Sahkan alamat e-mel baharu anda untuk Sayang",
  "Confirmed: appointment on {time}": "Disahkan: janji temu pada {time}",
  "Connect {where}": "Sambungkan {where}",
  "Connect {where} to your Sayang account": "Sambungkan {where} ke akaun Sayang anda",
  "Did {vendor} deliver order {number}?": "Adakah {vendor} telah menyerahkan pesanan {number}?",
  "Doesn't suit you? Message the vendor to ask for another time:":
    "Tidak sesuai? Hantar mesej kepada vendor untuk meminta masa lain:",
  "Enter it where you left off. Your cart is waiting.":
    "Masukkan di tempat anda berhenti. Troli anda menunggu.",
  "Enter this code on Sayang to confirm that this is your email address.":
    "Masukkan kod ini di Sayang untuk mengesahkan bahawa ini alamat e-mel anda.",
  "Enter this code on the page where you're signing in.": "Masukkan kod ini pada halaman log masuk anda.",
  "Enter this code on the page you came from. Your cart is just as you left it.":
    "Masukkan kod ini pada halaman asal anda. Troli anda kekal seperti tadi.",
  "Everything is paid": "Semuanya sudah dibayar",
  "Everything that's still to pay:": "Semua yang masih perlu dibayar:",
  "For your records:": "Untuk rekod anda:",
  "From now on, signing in to Sayang takes your password and a code that we email you.":
    "Mulai sekarang, log masuk ke Sayang memerlukan kata laluan anda dan kod yang kami e-mel.",
  "From now on, your password is enough to sign in to Sayang. We no longer ask for a code.":
    "Mulai sekarang, kata laluan anda sudah cukup untuk log masuk ke Sayang. Kami tidak lagi meminta kod.",
  "From the bank": "Daripada bank",
  "From {vendor}": "Daripada {vendor}",
  "Get the credit note": "Dapatkan nota kredit",
  "Go to the conversation": "Pergi ke perbualan",
  "Hello {name},": "Salam {name},",
  "Hello,": "Salam,",
  "Here's your code for {percent}% off, up to {amount}.":
    "Ini kod anda untuk diskaun {percent}%, sehingga {amount}.",
  "If it wasn't you, ignore this email and don't press the button. The owner of that {where} account could then sign in to yours.":
    "Jika bukan anda, abaikan e-mel ini dan jangan tekan butang itu. Pemilik akaun {where} itu boleh log masuk ke akaun anda.",
  "If it wasn't you, ignore this email. Nobody can use your address without this link.":
    "Jika bukan anda, abaikan e-mel ini. Tiada sesiapa boleh menggunakan alamat anda tanpa pautan ini.",
  "If it wasn't you, someone else may be using your account. Choose a new password now. That also signs out everyone who is using it.":
    "Jika bukan anda, mungkin orang lain menggunakan akaun anda. Pilih kata laluan baharu sekarang. Ini juga melog keluar semua yang menggunakannya.",
  "If it wasn't you, there's nothing to do.": "Jika bukan anda, tiada apa-apa yang perlu dilakukan.",
  "If it wasn't you, there's nothing to do. Your account hasn't changed and nobody got in.":
    "Jika bukan anda, tiada apa-apa yang perlu dilakukan. Akaun anda tidak berubah dan tiada sesiapa yang masuk.",
  "If it wasn't you, undo it within {days} days. That restores this address, signs out everyone who is using your account, and lets you choose a new password.":
    "Jika bukan anda, buat asal dalam {days} hari. Ini memulihkan alamat ini, melog keluar semua yang menggunakan akaun anda, dan membolehkan anda memilih kata laluan baharu.",
  "If neither of you requested it, reply to this email and tell us.":
    "Jika bukan anda atau pasangan anda yang memintanya, balas e-mel ini dan beritahu kami.",
  "If neither you nor your partner made this payment, reply to this email right away.":
    "Jika bukan anda atau pasangan anda yang membuat bayaran ini, balas e-mel ini segera.",
  "If the button doesn't work, copy this address into your browser:":
    "Jika butang tidak berfungsi, salin alamat ini ke pelayar anda:",
  "If the card or account you paid with has been replaced or closed, reply to this email and tell us.":
    "Jika kad atau akaun yang anda gunakan telah diganti atau ditutup, balas e-mel ini dan beritahu kami.",
  "If the date is still free you can order again.":
    "Jika tarikh itu masih kosong, anda boleh memesan semula.",
  "If they can't take your booking, you get everything back.":
    "Jika mereka tidak dapat menerima tempahan anda, semua wang dipulangkan.",
  "If they don't, we offer you the policy's amount ourselves.":
    "Jika tidak, kami sendiri menawarkan jumlah mengikut polisi.",
  "If this is a mistake, tell your bank and us.": "Jika ini satu kesilapan, beritahu bank anda dan kami.",
  "If this was you, there's nothing to do.": "Jika ini anda, tiada apa-apa yang perlu dilakukan.",
  "If this wasn't you or your partner, change your password and reply to this email.":
    "Jika ini bukan anda atau pasangan anda, tukar kata laluan anda dan balas e-mel ini.",
  "If we don't hear from you by {date}, we'll count the order as delivered. The vendor is paid {days} days after that.":
    "Jika tiada jawapan sebelum {date}, kami mengira pesanan telah diserahkan. Vendor dibayar {days} hari selepas itu.",
  "If you can't settle it with the vendor,": "Jika anda tidak dapat menyelesaikannya dengan vendor,",
  "If you didn't ask for a code, ignore this email. Nothing changes without it.":
    "Jika anda tidak meminta kod, abaikan e-mel ini. Tiada apa-apa berubah tanpanya.",
  "If you didn't ask for this code, you can ignore this email, or enjoy the code anyway.":
    "Jika anda tidak meminta kod ini, anda boleh mengabaikan e-mel ini, atau gunakan sahaja kod itu.",
  "If you didn't ask for this, ignore this email. Your password stays the same.":
    "Jika anda tidak memintanya, abaikan e-mel ini. Kata laluan anda kekal sama.",
  "If you didn't mean to dispute it, ask your bank to withdraw the dispute and reply to this email. If something is wrong with your order, reply too: we can often help faster than a bank.":
    "Jika anda tidak berniat mempertikaikannya, minta bank anda menarik balik pertikaian itu dan balas e-mel ini. Jika ada masalah dengan pesanan anda, balas juga: selalunya kami dapat membantu lebih cepat daripada bank.",
  "If you didn't sign up, ignore this email. Without this step nobody can use your address here.":
    "Jika anda tidak mendaftar, abaikan e-mel ini. Tanpa langkah ini tiada sesiapa boleh menggunakan alamat anda di sini.",
  "If you don't accept this, contest it on your order, and we'll decide with both of you.":
    "Jika anda tidak menerimanya, bantah pada pesanan anda, dan kami akan memutuskan bersama anda berdua.",
  "If you don't recognise this, choose a new password now. That also signs out everyone who is using your account.":
    "Jika anda tidak mengenali perkara ini, pilih kata laluan baharu sekarang. Ini juga melog keluar semua yang menggunakan akaun anda.",
  "If you haven't accepted when it starts, the appointment is cancelled.":
    "Jika anda belum menerima apabila ia bermula, janji temu dibatalkan.",
  "If you need more time, send them a message.": "Jika anda perlukan lebih masa, hantar mesej kepada mereka.",
  "If you're not signing in right now, someone else knows your password. They can't get in without this code, but please choose a new password soon.":
    "Jika anda tidak log masuk sekarang, orang lain mengetahui kata laluan anda. Mereka tidak boleh masuk tanpa kod ini, tetapi sila pilih kata laluan baharu secepat mungkin.",
  "If you've paid in the last few minutes, there's nothing more to do.":
    "Jika anda baru membayar beberapa minit lalu, tiada apa-apa lagi yang perlu dilakukan.",
  "If your bank hasn't paid you, reply to this email and we'll look into it.":
    "Jika bank anda belum membayar anda, balas e-mel ini dan kami akan menyemaknya.",
  "Is everything delivered?": "Adakah semuanya telah diserahkan?",
  "It belonged to an account until a few days ago.": "Ia milik satu akaun sehingga beberapa hari lalu.",
  "It can no longer be ordered.": "Ia tidak boleh dipesan lagi.",
  "It replaces the earlier one.": "Ia menggantikan tawaran terdahulu.",
  "It says what changed in order {number}. Whatever it doesn't name stays as agreed before.":
    "Ia menyatakan perubahan dalam pesanan {number}. Apa yang tidak disebut kekal seperti dipersetujui dahulu.",
  "It says what you and {other} agreed in order {number}: what is delivered, the price, the payments, the refunds, and when each of you accepted.":
    "Ia menyatakan persetujuan anda dan {other} dalam pesanan {number}: apa yang diserahkan, harga, bayaran, bayaran balik, dan bila setiap pihak menerimanya.",
  "It wasn't paid in time.": "Ia tidak dibayar tepat pada masanya.",
  "It's completed in {days} days and the vendor is paid. If something's wrong, raise an issue on the order's page before then.":
    "Ia selesai dalam {days} hari dan vendor dibayar. Jika ada masalah, laporkan di halaman pesanan sebelum itu.",
  "It's completed in {days} days. Until then you can raise an issue.":
    "Ia selesai dalam {days} hari. Sehingga itu anda boleh melaporkan masalah.",
  "It's for everything except venues.": "Ia untuk semuanya kecuali tempat majlis.",
  "It's there now: you can spend it on your next booking.":
    "Ia sudah ada di sana: anda boleh menggunakannya untuk tempahan seterusnya.",
  "It's valid for {minutes} minutes.": "Ia sah selama {minutes} minit.",
  "Keep this code to yourself. Nobody from Sayang will ever ask you for it.":
    "Simpan kod ini untuk diri anda sahaja. Tiada sesiapa dari Sayang akan memintanya.",
  "Log in to this account": "Log masuk ke akaun ini",
  "Log in with this address and enter it in your cart, before you place your order.":
    "Log masuk dengan alamat ini dan masukkan dalam troli anda, sebelum membuat pesanan.",
  "Moved from {old}. Please accept it, or ask for another time.":
    "Dipindahkan dari {old}. Sila terima, atau minta masa lain.",
  "New orders go to their vendors now. If one can't take your booking, you're refunded in full.":
    "Pesanan baharu kini dihantar kepada vendor. Jika ada yang tidak dapat menerima tempahan anda, wang anda dipulangkan sepenuhnya.",
  "New time: appointment on {time}": "Masa baharu: janji temu pada {time}",
  "No answer: appointment on {time}": "Tiada jawapan: janji temu pada {time}",
  "No card is charged, and the {amount} that your voucher or store credit paid goes back on it.":
    "Kad tidak dicaj, dan {amount} yang dibayar oleh baucar atau kredit kedai anda dikembalikan.",
  "No card was charged, and the {amount} that your voucher or store credit paid is back on it.":
    "Kad tidak dicaj, dan {amount} yang dibayar oleh baucar atau kredit kedai anda telah dikembalikan.",
  "No need to sign up again: just sign in.": "Tidak perlu mendaftar lagi: log masuk sahaja.",
  "Not accepted: appointment on {time}": "Tidak diterima: janji temu pada {time}",
  "Not quite yet": "Belum lagi",
  "Nothing changes.": "Tiada apa-apa berubah.",
  "Nothing is charged.": "Tiada apa-apa dicaj.",
  "Nothing is left to pay {vendor}.": "Tiada apa-apa lagi untuk dibayar kepada {vendor}.",
  "Nothing is left to pay.": "Tiada apa-apa lagi untuk dibayar.",
  "Nothing was charged.": "Tiada apa-apa dicaj.",
  "Nothing was charged. You can try again.": "Tiada apa-apa dicaj. Anda boleh cuba lagi.",
  "One step before your refund": "Satu langkah sebelum bayaran balik anda",
  "One step left, so that we know it's you.": "Tinggal satu langkah, supaya kami tahu ini anda.",
  "One step left, then you can start planning.": "Tinggal satu langkah, kemudian anda boleh mula merancang.",
  "Or confirm by link": "Atau sahkan melalui pautan",
  "Order value": "Nilai pesanan",
  "Order {number} is cancelled": "Pesanan {number} dibatalkan",
  "Order {number} is changed": "Pesanan {number} diubah",
  "Order {number} is complete": "Pesanan {number} selesai",
  "Order {number} is delivered": "Pesanan {number} telah diserahkan",
  "Order {number} is with {vendor}": "Pesanan {number} kini dengan {vendor}",
  "Order {number} stays as it is": "Pesanan {number} kekal seperti sedia ada",
  "Order {number} was cancelled": "Pesanan {number} telah dibatalkan",
  "Order {number} was declined": "Pesanan {number} ditolak",
  "Order {number} wasn't answered": "Pesanan {number} tidak dijawab",
  "Our reason": "Sebab kami",
  "Overdue: {what}": "Lewat: {what}",
  "Paid by voucher": "Dibayar dengan baucar",
  "Paid in full: {number}": "Dibayar penuh: {number}",
  "Pay by {by} (Singapore time) to send it to the vendor.":
    "Bayar sebelum {by} (waktu Singapura) untuk menghantarnya kepada vendor.",
  "Pay by {by} (Singapore time) to send them to the vendors.":
    "Bayar sebelum {by} (waktu Singapura) untuk menghantarnya kepada para vendor.",
  "Pay for {what} by {by}": "Bayar untuk {what} sebelum {by}",
  "Pay now": "Bayar sekarang",
  "Paying takes a minute.": "Pembayaran mengambil masa seminit.",
  "Payments are overdue": "Bayaran telah lewat",
  "Payments coming up": "Bayaran akan tiba",
  "Plans changed? Cancel it there, so that another couple can have the time.":
    "Rancangan berubah? Batalkan di sana, supaya pasangan lain boleh mengambil masa itu.",
  "Please answer by {time}.": "Sila jawab sebelum {time}.",
  "Please answer soon.": "Sila jawab segera.",
  "Please hand back what belongs to {number}": "Sila pulangkan barang milik {number}",
  "Please hand this back to {vendor} first: {needsReturn}.":
    "Sila pulangkan ini kepada {vendor} dahulu: {needsReturn}.",
  "Please pay as soon as you can, or send a message if you need more time.":
    "Sila bayar secepat mungkin, atau hantar mesej jika anda perlukan lebih masa.",
  "Please pay, or ask your vendor for more time.": "Sila bayar, atau minta lebih masa daripada vendor anda.",
  "Please tell us whether everything arrived as ordered.":
    "Sila beritahu kami sama ada semuanya tiba seperti dipesan.",
  "Read and reply": "Baca dan balas",
  "Read it and reply on Sayang.": "Baca dan balas di Sayang.",
  Reason: "Sebab",
  "Receipt for {amount}": "Resit untuk {amount}",
  "Replies to this email reach our team, not them: please reply on Sayang. Never send card numbers or passwords in a message.":
    "Balasan kepada e-mel ini sampai kepada pasukan kami, bukan mereka: sila balas di Sayang. Jangan sekali-kali menghantar nombor kad atau kata laluan dalam mesej.",
  "Reply to this email if there's something that we don't know yet.":
    "Balas e-mel ini jika ada sesuatu yang belum kami ketahui.",
  "Reply to this email to add something.": "Balas e-mel ini untuk menambah sesuatu.",
  "Say when you've handed it back": "Beritahu apabila anda telah memulangkannya",
  "Sayang, weddings in Singapore": "Sayang, majlis perkahwinan di Singapura",
  "See all your payments": "Lihat semua bayaran anda",
  "See and pay": "Lihat dan bayar",
  "See it in My Wedding": "Lihat di Majlis Saya",
  "See the agreement": "Lihat persetujuan",
  "See the change": "Lihat perubahan",
  "See the comment on your order.": "Lihat ulasan pada pesanan anda.",
  "See the offer": "Lihat tawaran",
  "See your order": "Lihat pesanan anda",
  "See your orders": "Lihat pesanan-pesanan anda",
  "See your request": "Lihat permintaan anda",
  "Sign in": "Log masuk",
  "So we don't refund it a second time.": "Jadi kami tidak membayarnya balik kali kedua.",
  "Someone asked to use this address for another Sayang account. An address can have only one account, so nothing has changed.":
    "Seseorang meminta untuk menggunakan alamat ini bagi akaun Sayang yang lain. Satu alamat hanya boleh ada satu akaun, jadi tiada apa-apa berubah.",
  "Someone asked to use this address for their Sayang account. If that was you, open this link while you're logged in. Until then, your old address stays in place.":
    "Seseorang meminta untuk menggunakan alamat ini bagi akaun Sayang mereka. Jika itu anda, buka pautan ini semasa anda log masuk. Sehingga itu, alamat lama anda kekal.",
  "Someone signed in with {whose}, which uses this email address. The address already has a Sayang account. If it was you, connect the two and sign in with either from now on.":
    "Seseorang log masuk dengan {whose}, yang menggunakan alamat e-mel ini. Alamat ini sudah ada akaun Sayang. Jika itu anda, sambungkan kedua-duanya dan log masuk dengan mana-mana satu mulai sekarang.",
  "Someone tried to sign up to Sayang with this address, which already has an account. If it was you, there's no need to sign up again.":
    "Seseorang cuba mendaftar di Sayang dengan alamat ini, yang sudah ada akaun. Jika itu anda, tidak perlu mendaftar lagi.",
  "Someone tried to sign up to Sayang with this address. An account that used it has just moved to another address, and can move back for {days} days. After that, you can sign up with it.":
    "Seseorang cuba mendaftar di Sayang dengan alamat ini. Akaun yang menggunakannya baru sahaja berpindah ke alamat lain, dan boleh kembali dalam {days} hari. Selepas itu, anda boleh mendaftar dengannya.",
  "Start planning": "Mula merancang",
  "Stop emails like this": "Hentikan e-mel seperti ini",
  "Thank you for booking with Sayang.": "Terima kasih kerana menempah di Sayang.",
  "Thank you for confirming that {vendor} delivered your order {number}.":
    "Terima kasih kerana mengesahkan {vendor} telah menyerahkan pesanan {number} anda.",
  "Thank you for your payment": "Terima kasih atas bayaran anda",
  "Thanks for joining us. Please confirm that this is your email address. Then you can start planning: find the people who will make your day, save your favourites and book them all in one place.":
    "Terima kasih kerana menyertai kami. Sila sahkan bahawa ini alamat e-mel anda. Kemudian anda boleh mula merancang: cari mereka yang akan menjayakan hari anda, simpan pilihan anda dan tempah semuanya di satu tempat.",
  "That time doesn't work": "Masa itu tidak sesuai",
  "The agreement of {number}": "Persetujuan {number}",
  "The change that you and {other} agreed, as a PDF.":
    "Perubahan yang dipersetujui anda dan {other}, sebagai PDF.",
  "The change that {vendor} asked for in order {number}":
    "Perubahan yang diminta {vendor} dalam pesanan {number}",
  "The change you asked for in order {number}": "Perubahan yang anda minta dalam pesanan {number}",
  "The date is held for you meanwhile.": "Tarikh itu disimpan untuk anda sementara itu.",
  "The due date is {date}.": "Tarikh akhir ialah {date}.",
  "The file never changes. Keep this email: with the fingerprint, either side can prove which file it was.":
    "Fail ini tidak akan berubah. Simpan e-mel ini: dengan cap jari itu, mana-mana pihak boleh membuktikan fail yang mana.",
  "The link works for a day.": "Pautan ini sah selama sehari.",
  "The order goes on.": "Pesanan diteruskan.",
  "The order goes on. You can contest this.": "Pesanan diteruskan. Anda boleh membantahnya.",
  "The order stays open until it's resolved.": "Pesanan kekal terbuka sehingga diselesaikan.",
  "The password of your Sayang account was just changed. If this was you, there's nothing to do.":
    "Kata laluan akaun Sayang anda baru sahaja ditukar. Jika ini anda, tiada apa-apa yang perlu dilakukan.",
  "The total is now {amount}.": "Jumlahnya kini {amount}.",
  "The vendor": "Vendor",
  "The vendor keeps": "Vendor menyimpan",
  "Then {amount} comes back to you.": "Kemudian {amount} kembali kepada anda.",
  "They answer by {time}.": "Mereka menjawab sebelum {time}.",
  "They’ll answer soon.": "Mereka akan menjawab tidak lama lagi.",
  "This address already has a Sayang account": "Alamat ini sudah ada akaun Sayang",
  "This address can’t be used at Sayang yet": "Alamat ini belum boleh digunakan di Sayang",
  "This is our decision on {order}:": "Ini keputusan kami tentang {order}:",
  "This is your next payment; we'll remind you before it's due.":
    "Ini bayaran anda seterusnya; kami akan mengingatkan anda sebelum tarikh akhir.",
  "This link works once, for one hour.": "Pautan ini boleh digunakan sekali, selama satu jam.",
  "To pay now": "Perlu dibayar sekarang",
  Total: "Jumlah",
  "Total after the change": "Jumlah selepas perubahan",
  "Total before": "Jumlah sebelum ini",
  "Total now": "Jumlah kini",
  "Total paid": "Jumlah dibayar",
  "Two-step verification is off": "Pengesahan dua langkah dimatikan",
  "Two-step verification is on": "Pengesahan dua langkah dihidupkan",
  "Undo the change": "Buat asal perubahan",
  "Until a refund is agreed, you can withdraw the request, and the order goes on as before.":
    "Sehingga bayaran balik dipersetujui, anda boleh menarik balik permintaan itu, dan pesanan diteruskan seperti biasa.",
  "Up to {amount} off. Your code is inside.": "Diskaun sehingga {amount}. Kod anda ada di dalam.",
  "Use this link to choose a new password. It works once, for one hour.":
    "Gunakan pautan ini untuk memilih kata laluan baharu. Ia boleh digunakan sekali, selama satu jam.",
  "Valid for {minutes} minutes": "Sah selama {minutes} minit",
  "We hadn't heard from you about {order}, so the refund on offer stands:":
    "Kami tidak menerima jawapan anda tentang {order}, jadi bayaran balik yang ditawarkan kekal:",
  "We hadn't heard from you.": "Kami tidak menerima jawapan anda.",
  "We received your payment on {time} (Singapore time).":
    "Kami menerima bayaran anda pada {time} (waktu Singapura).",
  "We signed out one of your browsers": "Kami telah melog keluar salah satu pelayar anda",
  "We won't write to this address again.": "Kami tidak akan menulis ke alamat ini lagi.",
  "We'll write again when it's done.": "Kami akan menulis lagi apabila selesai.",
  "We're deciding on your refund for {number}": "Kami sedang memutuskan bayaran balik anda untuk {number}",
  "We're holding your date for {order} from {vendor}, but it isn't paid yet.":
    "Kami menyimpan tarikh anda untuk {order} daripada {vendor}, tetapi ia belum dibayar.",
  "We're holding your dates for {what}, but they aren't paid yet.":
    "Kami menyimpan tarikh anda untuk {what}, tetapi belum dibayar.",
  "We're looking into it": "Kami sedang menyemaknya",
  "We're looking into it.": "Kami sedang menyemaknya.",
  "We're refunding {amount} for your {order}:": "Kami membayar balik {amount} untuk {order} anda:",
  "We're sorry: {vendor} can't go ahead with your {order}. You get everything back, {amount}.":
    "Maaf: {vendor} tidak dapat meneruskan {order} anda. Semua wang anda dipulangkan, {amount}.",
  "We're sorry: {vendor} can't meet you on {time}.": "Maaf: {vendor} tidak dapat bertemu anda pada {time}.",
  "We're sorry: {vendor} can't take your {order}. You're refunded in full.":
    "Maaf: {vendor} tidak dapat menerima {order} anda. Wang anda dipulangkan sepenuhnya.",
  "We're sorry: {vendor} did not answer your request for {time}, so there is no appointment. You can request another time, or look at similar vendors.":
    "Maaf: {vendor} tidak menjawab permintaan anda untuk {time}, jadi tiada janji temu. Anda boleh meminta masa lain, atau melihat vendor serupa.",
  "We're sorry: {vendor} didn't answer your {order} within {hours} hours, so we've cancelled it. You're refunded in full.":
    "Maaf: {vendor} tidak menjawab {order} anda dalam {hours} jam, jadi kami telah membatalkannya. Wang anda dipulangkan sepenuhnya.",
  "We're sorry: {vendor} had to cancel your appointment on {time}.":
    "Maaf: {vendor} terpaksa membatalkan janji temu anda pada {time}.",
  "We're still holding your dates. You can try again, or pay another way.":
    "Kami masih menyimpan tarikh anda. Anda boleh cuba lagi, atau membayar dengan cara lain.",
  "We've asked {vendor} to cancel {number}": "Kami telah meminta {vendor} membatalkan {number}",
  "We've decided on your refund": "Kami telah memutuskan bayaran balik anda",
  "We've decided on your refund for {number}": "Kami telah memutuskan bayaran balik anda untuk {number}",
  "We've decided on your request to cancel {number}":
    "Kami telah memutuskan permintaan anda untuk membatalkan {number}",
  "We've looked into your request to cancel {order}, and can't cancel it.":
    "Kami telah menyemak permintaan anda untuk membatalkan {order}, dan tidak dapat membatalkannya.",
  "We've noted your issue with {number}": "Kami telah mencatat masalah anda dengan {number}",
  "We've passed your request to cancel {order} to {vendor}. By the policy you booked under, this is what comes back; the vendor may offer more:":
    "Kami telah menyampaikan permintaan anda untuk membatalkan {order} kepada {vendor}. Mengikut polisi tempahan anda, inilah yang dikembalikan; vendor mungkin menawarkan lebih:",
  "We've refunded {amount} for your {order}. Your bank may take 5 to 10 days to show it on your statement.":
    "Kami telah membayar balik {amount} untuk {order} anda. Bank anda mungkin mengambil 5 hingga 10 hari untuk menunjukkannya pada penyata.",
  "We've released your date": "Kami telah melepaskan tarikh anda",
  "We've sent your {order} to {vendor}, who can accept it until {time}. Nothing was charged today.":
    "Kami telah menghantar {order} anda kepada {vendor}, yang boleh menerimanya sehingga {time}. Tiada apa-apa dicaj hari ini.",
  "Welcome to Sayang": "Selamat datang ke Sayang",
  "What you and {other} agreed, as one PDF.": "Persetujuan anda dan {other}, dalam satu PDF.",
  "What you handed back for {order} counts as received. Your refund of {amount} is next.":
    "Apa yang anda pulangkan untuk {order} dikira telah diterima. Bayaran balik anda sebanyak {amount} menyusul.",
  "When you have, say so on your order. The vendor then has 7 days to confirm.":
    "Apabila sudah, nyatakan pada pesanan anda. Vendor kemudian ada 7 hari untuk mengesahkan.",
  "Where: {address}": "Tempat: {address}",
  "Why the price changes": "Sebab harga berubah",
  "Without your answer the request ends in {days} days and the order stays as it is.":
    "Tanpa jawapan anda, permintaan tamat dalam {days} hari dan pesanan kekal seperti sedia ada.",
  "You already have a Sayang account": "Anda sudah ada akaun Sayang",
  "You already have an account": "Anda sudah ada akaun",
  "You and {vendor} couldn't agree on the refund for {order}. We're reading what both of you wrote, and decide within 3 working days.":
    "Anda dan {vendor} tidak dapat bersetuju tentang bayaran balik untuk {order}. Kami sedang membaca apa yang anda berdua tulis, dan memutuskan dalam 3 hari bekerja.",
  "You can add it to your cart until {date}, or ask for a change.":
    "Anda boleh menambahnya ke troli sehingga {date}, atau meminta perubahan.",
  "You can also answer on": "Anda juga boleh menjawab di",
  "You can now sign in to Sayang with “Continue with {where}”.":
    "Anda kini boleh log masuk ke Sayang dengan “Teruskan dengan {where}”.",
  "You can pay early, in a minute.": "Anda boleh bayar awal, dalam seminit.",
  "You can spend it at any time before it expires.":
    "Anda boleh menggunakannya bila-bila masa sebelum ia luput.",
  "You cancelled order {number}": "Anda membatalkan pesanan {number}",
  "You cancelled your {order} from {vendor} before paying. If a payment was still on its way, it is refunded automatically.":
    "Anda membatalkan {order} anda daripada {vendor} sebelum membayar. Jika ada bayaran dalam proses, ia dipulangkan secara automatik.",
  "You didn't accept the new time, so the appointment is cancelled.":
    "Anda tidak menerima masa baharu, jadi janji temu dibatalkan.",
  "You disputed your payment for {order}, and your bank has decided to give it back. The refund of {amount} that was waiting for this decision isn't sent as well.":
    "Anda mempertikaikan bayaran untuk {order}, dan bank anda memutuskan untuk memulangkannya. Bayaran balik {amount} yang menunggu keputusan ini tidak dihantar lagi.",
  "You get back": "Anda dapat balik",
  "You get {amount} back.": "Anda dapat balik {amount}.",
  "You get {amount} back: everything you paid.": "Anda dapat balik {amount}: semua yang anda bayar.",
  "You have a message from {name}": "Anda ada mesej daripada {name}",
  "You have {n} more unread messages.": "Anda ada {n} lagi mesej belum dibaca.",
  "You wrote": "Anda menulis",
  "You'll hear from us within 3 working days.": "Kami akan menghubungi anda dalam 3 hari bekerja.",
  "You're booked: {number}": "Tempahan anda disahkan: {number}",
  "You're booked: {number} for {date}": "Tempahan anda disahkan: {number} untuk {date}",
  "You're offered {amount} back for {number}": "Anda ditawarkan {amount} untuk {number}",
  "You're refunded in full.": "Wang anda dipulangkan sepenuhnya.",
  "You've been refunded {amount}": "Anda telah dibayar balik {amount}",
  "You've told us that your order {number} from {vendor} isn't right. We've told the vendor. The order stays open, and the vendor isn't paid, until you confirm the delivery.":
    "Anda memberitahu kami bahawa pesanan {number} daripada {vendor} tidak betul. Kami telah memaklumkan vendor. Pesanan kekal terbuka, dan vendor tidak dibayar, sehingga anda mengesahkan penyerahan.",
  "Your Sayang account now uses another email address. If this was you, there's nothing to do.":
    "Akaun Sayang anda kini menggunakan alamat e-mel lain. Jika ini anda, tiada apa-apa yang perlu dilakukan.",
  "Your Sayang code": "Kod Sayang anda",
  "Your Sayang confirmation code": "Kod pengesahan Sayang anda",
  "Your Sayang email address was changed": "Alamat e-mel Sayang anda telah ditukar",
  "Your Sayang password was changed": "Kata laluan Sayang anda telah ditukar",
  "Your Sayang sign-in code": "Kod log masuk Sayang anda",
  "Your Sayang sign-in on {device} was used twice, which can mean that someone copied it. To be safe, we ended it. A broken connection can cause this too: in that case, just sign in again.":
    "Log masuk Sayang anda pada {device} digunakan dua kali, yang mungkin bermakna ia disalin orang. Demi keselamatan, kami menamatkannya. Sambungan terputus juga boleh menyebabkannya: jika begitu, log masuk sahaja semula.",
  "Your agreement is ready": "Persetujuan anda sudah sedia",
  "Your appointment has a new time": "Janji temu anda ada masa baharu",
  "Your appointment has been cancelled": "Janji temu anda telah dibatalkan",
  "Your appointment is confirmed": "Janji temu anda disahkan",
  "Your appointment was cancelled": "Janji temu anda dibatalkan",
  "Your bank can take a few days. We'll write again when it's done.":
    "Bank anda boleh mengambil beberapa hari. Kami akan menulis lagi apabila selesai.",
  "Your bank disputes a payment": "Bank anda mempertikaikan satu bayaran",
  "Your bank disputes your payment for order {number}":
    "Bank anda mempertikaikan bayaran untuk pesanan {number}",
  "Your bank has returned your money": "Bank anda telah memulangkan wang anda",
  "Your bank has returned {amount}": "Bank anda telah memulangkan {amount}",
  "Your bank has taken back {amount} that you paid for order {number}, because it says that you don't agree with the charge. Your bank decides now, which takes up to three months.":
    "Bank anda telah mengambil balik {amount} yang anda bayar untuk pesanan {number}, kerana katanya anda tidak bersetuju dengan caj itu. Bank anda kini memutuskannya, yang mengambil masa sehingga tiga bulan.",
  "Your bank may take a few days to show it.":
    "Bank anda mungkin mengambil beberapa hari untuk menunjukkannya.",
  "Your booking is confirmed": "Tempahan anda disahkan",
  "Your code, valid once": "Kod anda, sah sekali",
  "Your date is held until then.": "Tarikh anda disimpan sehingga itu.",
  "Your dates are held until then.": "Tarikh-tarikh anda disimpan sehingga itu.",
  "Your email address was changed": "Alamat e-mel anda telah ditukar",
  "Your issue is noted": "Masalah anda telah dicatat",
  "Your items have arrived": "Barang anda telah tiba",
  "Your order goes on": "Pesanan anda diteruskan",
  "Your order is cancelled": "Pesanan anda dibatalkan",
  "Your order is changed": "Pesanan anda diubah",
  "Your order is complete": "Pesanan anda selesai",
  "Your order is delivered": "Pesanan anda telah diserahkan",
  "Your order is with the vendor": "Pesanan anda kini dengan vendor",
  "Your order isn't paid yet": "Pesanan anda belum dibayar",
  "Your order stays as it is": "Pesanan anda kekal seperti sedia ada",
  "Your order was declined": "Pesanan anda ditolak",
  "Your order wasn't answered": "Pesanan anda tidak dijawab",
  "Your order {number} from {vendor} is complete. Thank you for booking with Sayang.":
    "Pesanan {number} anda daripada {vendor} selesai. Terima kasih kerana menempah di Sayang.",
  "Your orders aren't paid yet": "Pesanan-pesanan anda belum dibayar",
  "Your orders show what is left to pay, and when it's due.":
    "Pesanan anda menunjukkan baki yang perlu dibayar, dan bila.",
  "Your password was changed": "Kata laluan anda telah ditukar",
  "Your payment didn't go through": "Bayaran anda tidak berjaya",
  "Your payment has arrived.": "Bayaran anda telah tiba.",
  "Your payment of {amount} was refused. Nothing was charged.":
    "Bayaran anda sebanyak {amount} ditolak. Tiada apa-apa dicaj.",
  "Your receipt is with each order, as a PDF.": "Resit anda ada bersama setiap pesanan, sebagai PDF.",
  "Your refund is agreed": "Bayaran balik anda dipersetujui",
  "Your refund is complete": "Bayaran balik anda selesai",
  "Your refund is delayed": "Bayaran balik anda tertangguh",
  "Your refund is next.": "Bayaran balik anda menyusul.",
  "Your refund is on its way": "Bayaran balik anda dalam perjalanan",
  "Your refund of {amount} for your {order} didn't go through. You don't need to do anything: we're looking into it, and your money is safe with us.":
    "Bayaran balik anda sebanyak {amount} untuk {order} tidak berjaya. Anda tidak perlu berbuat apa-apa: kami sedang menyemaknya, dan wang anda selamat dengan kami.",
  "Your refund of {amount} for {number} is agreed":
    "Bayaran balik anda sebanyak {amount} untuk {number} dipersetujui",
  "Your refund of {amount} for {order} is agreed.":
    "Bayaran balik anda sebanyak {amount} untuk {order} dipersetujui.",
  "Your refund of {amount} is delayed": "Bayaran balik anda sebanyak {amount} tertangguh",
  "Your refund of {amount} is on its way": "Bayaran balik anda sebanyak {amount} dalam perjalanan",
  "Your request to cancel is with the vendor": "Permintaan anda untuk membatalkan kini dengan vendor",
  "Your request was turned down": "Permintaan anda ditolak",
  "Your request wasn't answered": "Permintaan anda tidak dijawab",
  "Your sign-in code": "Kod log masuk anda",
  "Your vendor": "Vendor anda",
  "Your vendor has to cancel": "Vendor anda terpaksa membatalkan",
  "Your {order} from {vendor} is cancelled. Nothing more will be charged.":
    "{order} anda daripada {vendor} dibatalkan. Tiada apa-apa lagi akan dicaj.",
  "Your {order} from {vendor} is paid in full. Nothing is left to pay. Once it's delivered, you confirm it on the order's page.":
    "{order} anda daripada {vendor} telah dibayar penuh. Tiada apa-apa lagi untuk dibayar. Selepas diserahkan, sahkan di halaman pesanan.",
  "Your {order} from {vendor} wasn't paid within {hours} hours, so we've cancelled it.":
    "{order} anda daripada {vendor} tidak dibayar dalam {hours} jam, jadi kami telah membatalkannya.",
  "Your {percent}% off at Sayang": "Diskaun {percent}% anda di Sayang",
  "Your {where} login was disconnected: “Continue with {where}” no longer opens your Sayang account.":
    "Log masuk {where} anda telah diputuskan: “Teruskan dengan {where}” tidak lagi membuka akaun Sayang anda.",
  "You’re receiving this email because a Sayang account used this address.":
    "Anda menerima e-mel ini kerana satu akaun Sayang pernah menggunakan alamat ini.",
  "You’re receiving this email because a payment of your order on Sayang is due.":
    "Anda menerima e-mel ini kerana bayaran pesanan anda di Sayang perlu dijelaskan.",
  "You’re receiving this email because someone asked for this offer on Sayang with this address.":
    "Anda menerima e-mel ini kerana seseorang meminta tawaran ini di Sayang dengan alamat ini.",
  "You’re receiving this email because someone asked to confirm this address on Sayang.":
    "Anda menerima e-mel ini kerana seseorang meminta untuk mengesahkan alamat ini di Sayang.",
  "You’re receiving this email because someone asked to reset the password of the account with this address.":
    "Anda menerima e-mel ini kerana seseorang meminta untuk menetapkan semula kata laluan akaun dengan alamat ini.",
  "You’re receiving this email because someone entered this address as their new one at Sayang.":
    "Anda menerima e-mel ini kerana seseorang memasukkan alamat ini sebagai alamat baharunya di Sayang.",
  "You’re receiving this email because someone signed up to Sayang with this address.":
    "Anda menerima e-mel ini kerana seseorang mendaftar di Sayang dengan alamat ini.",
  "You’re receiving this email because two-step verification is on for your Sayang account.":
    "Anda menerima e-mel ini kerana pengesahan dua langkah dihidupkan untuk akaun Sayang anda.",
  "You’re receiving this email because you have a Sayang account. We send it when something about its security changes.":
    "Anda menerima e-mel ini kerana anda ada akaun Sayang. Kami menghantarnya apabila keselamatannya berubah.",
  "You’re receiving this email because you have a Sayang account. We send it whenever its password changes.":
    "Anda menerima e-mel ini kerana anda ada akaun Sayang. Kami menghantarnya setiap kali kata laluan ditukar.",
  "You’re receiving this email because you have unread messages on Sayang.":
    "Anda menerima e-mel ini kerana anda ada mesej belum dibaca di Sayang.",
  "You’re receiving this email because you or your partner paid on Sayang.":
    "Anda menerima e-mel ini kerana anda atau pasangan anda membayar di Sayang.",
  "You’re receiving this email because you or your partner placed an order on Sayang.":
    "Anda menerima e-mel ini kerana anda atau pasangan anda membuat pesanan di Sayang.",
  "You’re receiving this email because you or your partner requested an appointment on Sayang.":
    "Anda menerima e-mel ini kerana anda atau pasangan anda meminta janji temu di Sayang.",
  "You’re receiving this email because you or your partner wrote to this vendor on Sayang.":
    "Anda menerima e-mel ini kerana anda atau pasangan anda menulis kepada vendor ini di Sayang.",
  "You’re receiving this email because {where} was used to sign in to Sayang with this address.":
    "Anda menerima e-mel ini kerana {where} digunakan untuk log masuk ke Sayang dengan alamat ini.",
  "a {where} account": "akaun {where}",
  "get your invoice": "dapatkan invois anda",
  "get your invoice and receipts": "dapatkan invois dan resit anda",
  "order {number}": "pesanan {number}",
  "order {number} for {date}": "pesanan {number} untuk {date}",
  "order {number} from {vendor}": "pesanan {number} daripada {vendor}",
  payment: "bayaran",
  "someone on Sayang": "seseorang di Sayang",
  "the vendor": "vendor",
  "write to us": "tulis kepada kami",
  "your order's page": "halaman pesanan anda",
  "your vendor": "vendor anda",
  "{amount} ({label}) for order {number}": "{amount} ({label}) untuk pesanan {number}",
  "{amount} to {vendor}": "{amount} kepada {vendor}",
  "{change} has been accepted, and the order is changed.": "{change} telah diterima, dan pesanan diubah.",
  "{change} has been declined. The order stays as it is.":
    "{change} telah ditolak. Pesanan kekal seperti sedia ada.",
  "{change} has been withdrawn. The order stays as it is.":
    "{change} telah ditarik balik. Pesanan kekal seperti sedia ada.",
  "{change} wasn't answered within {days} days. The order stays as it is.":
    "{change} tidak dijawab dalam {days} hari. Pesanan kekal seperti sedia ada.",
  "{code} is your Sayang code, valid for {minutes} minutes. Never share it. If you didn't ask for it, ignore this message.":
    "{code} ialah kod Sayang anda, sah selama {minutes} minit. Jangan kongsi. Jika anda tidak memintanya, abaikan mesej ini.",
  "{due}. Your date is held while you pay in turn.":
    "{due}. Tarikh anda disimpan selagi anda membayar mengikut giliran.",
  "{file} is ready": "{file} sudah sedia",
  "{from} is waiting for {what}.": "{from} sedang menunggu {what}.",
  "{from} reminds you of {amount}": "{from} mengingatkan anda tentang {amount}",
  "{name} wrote": "{name} menulis",
  "{number} goes ahead after all": "{number} tetap diteruskan",
  "{number}, {vendor} for {date}": "{number}, {vendor} untuk {date}",
  "{n} comments on your order": "{n} ulasan pada pesanan anda",
  "{n} orders": "{n} pesanan",
  "{percent}% off, for you": "Diskaun {percent}%, untuk anda",
  "{person}'s {where} account": "akaun {where} milik {person}",
  "{summary}. Valid until {date}.": "{summary}. Sah sehingga {date}.",
  "{vendor} can't make that time.": "{vendor} tidak dapat hadir pada masa itu.",
  "{vendor} commented on {number}": "{vendor} mengulas tentang {number}",
  "{vendor} did not answer in time.": "{vendor} tidak menjawab tepat pada masanya.",
  "{vendor} didn't answer your request to cancel {order} in time. We offer you what the policy gives back:":
    "{vendor} tidak menjawab permintaan anda untuk membatalkan {order} tepat pada masanya. Kami menawarkan apa yang diberikan oleh polisi:",
  "{vendor} didn't answer, so the policy's amount stands.":
    "{vendor} tidak menjawab, jadi jumlah mengikut polisi kekal.",
  "{vendor} doesn't agree to cancel {number}": "{vendor} tidak bersetuju membatalkan {number}",
  "{vendor} doesn't agree to cancel {order}. The order goes on as before.":
    "{vendor} tidak bersetuju membatalkan {order}. Pesanan diteruskan seperti biasa.",
  "{vendor} had to cancel.": "{vendor} terpaksa membatalkan.",
  "{vendor} has answered your request to cancel {order}:":
    "{vendor} telah menjawab permintaan anda untuk membatalkan {order}:",
  "{vendor} has approved your order.": "{vendor} telah menerima pesanan anda.",
  "{vendor} has approved your {order}.": "{vendor} telah menerima {order} anda.",
  "{vendor} has marked your {order} as delivered. Please confirm it, or tell us what's wrong. You don't need to log in.":
    "{vendor} telah menandakan {order} anda sebagai diserahkan. Sila sahkan, atau beritahu kami apa yang tidak betul. Anda tidak perlu log masuk.",
  "{vendor} has received your items": "{vendor} telah menerima barang anda",
  "{vendor} has to cancel {number}": "{vendor} terpaksa membatalkan {number}",
  "{vendor} has withdrawn the cancellation of {order}. It goes on as before.":
    "{vendor} telah menarik balik pembatalan {order}. Ia diteruskan seperti biasa.",
  "{vendor} has withdrawn the cancellation.": "{vendor} telah menarik balik pembatalan itu.",
  "{vendor} looks forward to meeting you on {time}.": "{vendor} menanti untuk bertemu anda pada {time}.",
  "{vendor} looks forward to meeting you.": "{vendor} menanti untuk bertemu anda.",
  "{vendor} made you an offer for {date}: {summary}.":
    "{vendor} membuat tawaran kepada anda untuk {date}: {summary}.",
  "{vendor} marked your order {number} as delivered and we haven't heard otherwise, so we now count it as delivered.":
    "{vendor} menandakan pesanan {number} anda sebagai diserahkan dan kami tidak mendengar sebaliknya, jadi kini kami mengiranya sebagai diserahkan.",
  "{vendor} moved your appointment from {old} to {time}. It's kept for you, and confirmed once you accept.":
    "{vendor} memindahkan janji temu anda dari {old} ke {time}. Ia disimpan untuk anda, dan disahkan sebaik anda menerima.",
  "{vendor} moved your appointment to {time}. You hadn't accepted the new time when it came, so the appointment is cancelled. If you'd still like to meet, choose another time.":
    "{vendor} memindahkan janji temu anda ke {time}. Anda belum menerima masa baharu apabila ia tiba, jadi janji temu dibatalkan. Jika masih ingin bertemu, pilih masa lain.",
  "{vendor} sent you a new offer": "{vendor} menghantar tawaran baharu kepada anda",
  "{vendor} sent you an offer": "{vendor} menghantar tawaran kepada anda",
  "{vendor} suggests a change to {number}": "{vendor} mencadangkan perubahan pada {number}",
  "{vendor} withdrew an offer": "{vendor} menarik balik tawaran",
  "{vendor} withdrew the offer for {date}: {summary}. It can no longer be ordered. If it’s in your cart, remove it or ask the vendor for a new one.":
    "{vendor} menarik balik tawaran untuk {date}: {summary}. Ia tidak boleh dipesan lagi. Jika ia ada dalam troli anda, keluarkan atau minta tawaran baharu daripada vendor.",
  "{vendor} would like to change your order {number}. Nothing changes until you accept.":
    "{vendor} ingin mengubah pesanan {number} anda. Tiada apa-apa berubah sehingga anda terima.",
  "{vendor}, {label} for {number}, due {date}": "{vendor}, {label} untuk {number}, sebelum {date}",
  "{what} are due soon": "{what} akan perlu dibayar tidak lama lagi",
  "{what} are due today": "{what} perlu dibayar hari ini",
  "{what} are past the due date, and we've let your vendors know.":
    "{what} telah melepasi tarikh akhir, dan kami telah memaklumkan vendor-vendor anda.",
  "{what} is due today": "{what} perlu dibayar hari ini",
  "{what} is due {date}": "{what} perlu dibayar sebelum {date}",
  "{what} is past the due date, and we've let the vendor know.":
    "{what} telah melepasi tarikh akhir, dan kami telah memaklumkan vendor.",
  "{where} is connected to your Sayang account": "{where} disambungkan ke akaun Sayang anda",
  "{where} is disconnected from Sayang": "{where} diputuskan dari Sayang",
  "Correct the address and send it again, or send the link by WhatsApp.":
    "Betulkan alamat dan hantar semula, atau hantar pautan melalui WhatsApp.",
  "Correct the address and send it again.": "Betulkan alamat dan hantar semula.",
  "See all replies": "Lihat semua jawapan",
  "See what didn’t arrive": "Lihat yang tidak sampai",
  "These replies came in since our last email:": "Jawapan ini diterima sejak e-mel kami yang terakhir:",
  "We couldn’t deliver your invitation by email to:":
    "Kami tidak dapat menghantar jemputan anda melalui e-mel kepada:",
  "Who’s coming, at a glance.": "Siapa yang hadir, sepintas lalu.",
  "You’re receiving this email because guests replied to your invitation on Sayang. We send at most one a day.":
    "Anda menerima e-mel ini kerana tetamu menjawab jemputan anda di Sayang. Kami menghantar paling banyak satu sehari.",
  "You’re receiving this email because you sent invitations from Sayang.":
    "Anda menerima e-mel ini kerana anda menghantar jemputan dari Sayang.",
  "{n} households have replied": "{n} keluarga telah menjawab",
  "{n} households have replied to your invitation": "{n} keluarga telah menjawab jemputan anda",
  "{n} invitations didn’t arrive": "{n} jemputan tidak sampai",
};
