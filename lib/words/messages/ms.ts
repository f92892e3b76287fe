import type { Entry } from "../../language/spoken";
import type { zh } from "./zh";

export const ms: Readonly<Record<keyof typeof zh, Entry>> = {
  "{label} is required": "{label} diperlukan",
  "{label} must be at most {n} characters": "{label} mestilah paling banyak {n} aksara",
  "{label} can be at most {n} characters": "{label} boleh paling banyak {n} aksara",
  contactName: "Nama hubungan",
  contactPhone: "Telefon hubungan",
  comment: "Ulasan",
  quantity: "Kuantiti",
  Email: "E-mel",
  "Last name": "Nama keluarga",
  "Unit number": "Nombor unit",
  "Street address 2": "Alamat jalan 2",
  "Street address 3": "Alamat jalan 3",
  State: "Negeri",
  lunch: "tengah hari",
  dinner: "malam",
  "A postal code in Singapore has 6 digits": "Poskod di Singapura mempunyai 6 digit",
  "Please enter a valid email address": "Sila masukkan alamat e-mel yang sah",
  "This email address is too long": "Alamat e-mel ini terlalu panjang",
  "Please repeat the password": "Sila ulang kata laluan",
  "Password must be at least 8 characters. Please include Alphanumeric, Upper/Lowercase, and Special characters":
    "Kata laluan mestilah sekurang-kurangnya 8 aksara, dengan huruf besar dan kecil, nombor dan aksara khas",
  "Password does not match": "Kata laluan tidak sepadan",
  "Please agree to the Terms and Conditions": "Sila bersetuju dengan Terma dan Syarat",
  "Please choose a country code from the list": "Sila pilih kod negara daripada senarai",
  "phone must have digits only": "Nombor telefon mestilah angka sahaja",
  "phone fill in at least {n} digits": "Nombor telefon sekurang-kurangnya {n} digit",
  "phone must have at most {n} digits": "Nombor telefon paling banyak {n} digit",
  "contactPhone must be a phone number of 6 to 15 digits": "Telefon hubungan mestilah 6 hingga 15 digit",
  "Please fill all fields": "Sila isi semua ruangan",
  "Please fill all mandatory fields": "Sila isi semua ruangan wajib",
  "Error occured please try again!": "Ralat berlaku, sila cuba lagi!",
  "Internal Server Error": "Ralat pelayan dalaman",
  "Incorrect email or password": "E-mel atau kata laluan salah",
  "Please enter the code": "Sila masukkan kod",
  "That code isn’t right, or it has expired. Check the latest email from us, or ask for a new code.":
    "Kod itu tidak betul, atau telah luput. Semak e-mel terkini daripada kami, atau minta kod baharu.",
  "We’ve emailed you a 6-digit code": "Kami telah menghantar kod 6 digit melalui e-mel",
  "Invalid code": "Kod tidak sah",
  "This code has expired. Please log in again.": "Kod ini telah luput. Sila log masuk semula.",
  "This code has expired. Please ask for a new one.": "Kod ini telah luput. Sila minta yang baharu.",
  "Verification successful logging you in": "Pengesahan berjaya, sedang log masuk",
  "Too many attempts. Please try again in {wait}.": "Terlalu banyak percubaan. Sila cuba lagi dalam {wait}.",
  "{n} minutes": "{n} minit",
  "{n} seconds": "{n} saat",
  "Session has expired. Please Log in again.": "Sesi telah tamat. Sila log masuk semula.",
  "Please Log in first": "Sila log masuk dahulu",
  "Your email address is verified": "Alamat e-mel anda telah disahkan",
  "This is not possible right now. Please try again in a moment.":
    "Ini tidak dapat dilakukan sekarang. Sila cuba sebentar lagi.",
  "Sayang is busy right now. Please try again in a moment.":
    "Sayang sibuk sekarang. Sila cuba sebentar lagi.",
  "You have too many requests running at once. Please try again in a moment.":
    "Terlalu banyak permintaan serentak. Sila cuba sebentar lagi.",
  "One order can be at most {amount}": "Satu pesanan paling banyak {amount}",
  "{title}: please order at least {n} for {day}": "{title}: sila pesan sekurang-kurangnya {n} untuk {day}",
  "{title}: please order at least {n}": "{title}: sila pesan sekurang-kurangnya {n}",
  "{title}: please order at most {n}": "{title}: sila pesan paling banyak {n}",
  "{title}: please order for at least {amount}": "{title}: sila pesan sekurang-kurangnya {amount}",
  "{title}: please order for at most {amount}": "{title}: sila pesan paling banyak {amount}",
  "{title}: an extra that you chose is no longer offered as you chose it":
    "{title}: tambahan yang anda pilih tidak lagi ditawarkan seperti itu",
  "{title}: please choose the date": "{title}: sila pilih tarikh",
  "{vendor} takes no new orders at the moment": "{vendor} tidak menerima pesanan baharu buat masa ini",
  "{vendor} is fully booked on {date}": "{vendor} penuh pada {date}",
  "{title} is not for sale at the moment": "{title} tidak dijual buat masa ini",
  "{title} is not available on {date}": "{title} tidak tersedia pada {date}",
  "{title}: the date must be tomorrow or later": "{title}: tarikh mestilah esok atau selepasnya",
  "{title}: the date can be at most three years ahead":
    "{title}: tarikh paling lewat tiga tahun dari sekarang",
  "The price of {title} is now {now}, it was {before}": "Harga {title} kini {now}, sebelum ini {before}",
  "The price of {title} is now {now}, it was {before}. {why}":
    "Harga {title} kini {now}, sebelum ini {before}. {why}",
  "A note can be at most {n} characters": "Nota boleh paling banyak {n} aksara",
  "quantity must be a whole number": "Kuantiti mestilah nombor bulat",
  "quantity must be at least 1": "Kuantiti mestilah sekurang-kurangnya 1",
  "quantity must be at most {n}": "Kuantiti mestilah paling banyak {n}",
  "Choose at most {n} extras": "Pilih paling banyak {n} tambahan",
  "A cart holds at most {n} items": "Troli memuatkan paling banyak {n} item",
  "This product does not exist": "Produk ini tidak wujud",
  "This item is not in your cart": "Item ini tiada dalam troli anda",
  "This is no longer sold on Sayang": "Ini tidak lagi dijual di Sayang",
  "Item added to cart": "Item ditambah ke troli",
  "Offer added to cart": "Tawaran ditambah ke troli",
  "{title} is in your cart": "{title} ada dalam troli anda",
  "Cart updated": "Troli dikemas kini",
  "Item removed from cart": "Item dikeluarkan dari troli",
  "There is nothing in your cart to pay with it": "Tiada apa-apa dalam troli anda untuk dibayar dengannya",
  "Promo code applied": "Kod promosi digunakan",
  "Promo code removed": "Kod promosi dikeluarkan",
  "Voucher applied": "Baucar digunakan",
  "Voucher removed": "Baucar dikeluarkan",
  "This offer has been ordered": "Tawaran ini telah dipesan",
  "The vendor has withdrawn this offer": "Vendor telah menarik balik tawaran ini",
  "The vendor has replaced this offer with a new one": "Vendor telah menggantikan tawaran ini",
  "We don't recognise this code. Check it and try again.":
    "Kami tidak mengenali kod ini. Semak dan cuba lagi.",
  "We don't recognise this voucher code. Check it and try again.":
    "Kami tidak mengenali kod baucar ini. Semak dan cuba lagi.",
  "This code isn't valid for anything in your cart": "Kod ini tidak sah untuk apa-apa dalam troli anda",
  "This code is no longer available": "Kod ini tidak lagi tersedia",
  "This code ended on {date}": "Kod ini tamat pada {date}",
  "This code starts on {date}": "Kod ini bermula pada {date}",
  "This code is paused at the moment. Try again later": "Kod ini dihentikan seketika. Cuba lagi nanti",
  "This code was sent to another email address. Log in with that address to use it":
    "Kod ini dihantar ke alamat e-mel lain. Log masuk dengan alamat itu untuk menggunakannya",
  "You've already used this code": "Anda sudah menggunakan kod ini",
  "You've already used this code {n} times, which is the limit":
    "Anda sudah menggunakan kod ini {n} kali, iaitu hadnya",
  "This code has been fully redeemed": "Kod ini telah habis ditebus",
  "This code is for your first order with {where}": "Kod ini untuk pesanan pertama anda dengan {where}",
  "This code is for couples with exactly one earlier order with {where}":
    "Kod ini untuk pasangan dengan tepat satu pesanan terdahulu dengan {where}",
  "This code is for {vendor}. Nothing in your cart is from them":
    "Kod ini untuk {vendor}. Tiada apa-apa dalam troli anda daripada mereka",
  "Spend another {amount} to use this code": "Belanja {amount} lagi untuk menggunakan kod ini",
  "Spend another {amount} at {vendor} to use this code":
    "Belanja {amount} lagi di {vendor} untuk menggunakan kod ini",
  "Spend another {amount} on items it covers to use this code":
    "Belanja {amount} lagi untuk item yang diliputinya bagi menggunakan kod ini",
  "Spend another {amount} on items it covers at {vendor} to use this code":
    "Belanja {amount} lagi di {vendor} untuk item yang diliputinya bagi menggunakan kod ini",
  "This voucher is for another vendor's orders.": "Baucar ini untuk pesanan vendor lain.",
  "This voucher has only {amount} left.": "Baucar ini hanya tinggal {amount}.",
  "This voucher can't be used.": "Baucar ini tidak boleh digunakan.",
  "Prices have changed: the total is now {amount}": "Harga telah berubah: jumlahnya kini {amount}",
  "Prices have changed: {amount} is due today": "Harga telah berubah: {amount} perlu dibayar hari ini",
  "{why}. The total is now {amount}": "{why}. Jumlahnya kini {amount}",
  "{why}. {amount} is now due today": "{why}. Kini {amount} perlu dibayar hari ini",
  "{vendor} has new terms (version {version}). Read them, then place your order again":
    "{vendor} mempunyai terma baharu (versi {version}). Baca, kemudian buat pesanan semula",
  "A vendor’s own terms no longer apply. Review your order, then place it again":
    "Terma vendor sendiri tidak lagi terpakai. Semak pesanan anda, kemudian buat semula",
  "You can hold {n} unpaid dates. Pay for an order or cancel it first, or take dates out of your cart.":
    "Anda boleh menyimpan {n} tarikh belum dibayar. Bayar atau batalkan satu pesanan dahulu, atau keluarkan tarikh dari troli.",
  "You can hold {n} unpaid dates with {vendor}. Pay for an order or cancel it first, or take dates out of your cart.":
    "Anda boleh menyimpan {n} tarikh belum dibayar dengan {vendor}. Bayar atau batalkan satu pesanan dahulu, atau keluarkan tarikh dari troli.",
  "Your card was declined.": "Kad anda ditolak.",
  "Your card has insufficient funds.": "Kad anda tidak cukup wang.",
  "Your card has expired.": "Kad anda telah tamat tempoh.",
  "Your card number is invalid.": "Nombor kad anda tidak sah.",
  "Your card number is incomplete.": "Nombor kad anda tidak lengkap.",
  "Your card's expiry date is incomplete.": "Tarikh luput kad anda tidak lengkap.",
  "Your card's security code is incomplete.": "Kod keselamatan kad anda tidak lengkap.",
  "Your card was declined: the test gateway takes test cards only.":
    "Kad anda ditolak: gerbang ujian menerima kad ujian sahaja.",
  "Your card was declined. This transaction requires authentication.":
    "Kad anda ditolak. Transaksi ini memerlukan pengesahan.",
  "We are unable to authenticate your payment method. Please choose a different payment method and try again.":
    "Kami tidak dapat mengesahkan kaedah bayaran anda. Sila pilih kaedah lain dan cuba lagi.",
  "The PayNow payment was not made. Please try again.": "Bayaran PayNow tidak dibuat. Sila cuba lagi.",
  "Please pay for the earlier milestone first before proceeding to the next payment milestone":
    "Sila bayar peringkat terdahulu sebelum meneruskan ke peringkat seterusnya",
  "The vendor hasn't accepted this order yet. You can pay the next milestone once they have.":
    "Vendor belum menerima pesanan ini. Anda boleh membayar peringkat seterusnya selepas itu.",
  "Everything is paid for this order.": "Semuanya telah dibayar untuk pesanan ini.",
  "A cancellation is open for this order, so its payments are on hold.":
    "Pembatalan sedang berjalan untuk pesanan ini, jadi bayarannya ditahan.",
  "This order is cancelled, so there is nothing left to pay.":
    "Pesanan ini dibatalkan, jadi tiada apa-apa untuk dibayar.",
  "There is nothing to pay: these orders are paid or cancelled":
    "Tiada apa-apa untuk dibayar: pesanan ini telah dibayar atau dibatalkan",
  "Your payment is being confirmed. Please wait a moment.":
    "Bayaran anda sedang disahkan. Sila tunggu sebentar.",
  "This payment is no longer open. Please reload the page.":
    "Bayaran ini tidak lagi dibuka. Sila muat semula halaman.",
  "This payment is open in another tab. Finish it there, or close it first.":
    "Bayaran ini dibuka di tab lain. Selesaikan di sana, atau tutup dahulu.",
  "Card payments aren't available right now. You haven't been charged.":
    "Bayaran kad tidak tersedia sekarang. Anda tidak dicaj.",
  "Saved cards aren't available right now. You haven't been charged.":
    "Kad yang disimpan tidak tersedia sekarang. Anda tidak dicaj.",
  "This card is no longer saved. Please use another one.": "Kad ini tidak lagi disimpan. Sila guna kad lain.",
  "This checkout does not exist": "Daftar keluar ini tidak wujud",
  "This order does not exist": "Pesanan ini tidak wujud",
  "Enter a whole number of tables, from 1 to {n}": "Masukkan nombor bulat meja, dari 1 hingga {n}",
  "Choose an area from the list": "Pilih kawasan daripada senarai",
  "Choose a month, such as June 2027": "Pilih bulan, seperti Jun 2027",
  "Choose a ceremony from the list": "Pilih upacara daripada senarai",
  "Your wedding details are saved": "Butiran majlis anda disimpan",
};
