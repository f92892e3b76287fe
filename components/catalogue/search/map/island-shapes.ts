/** A coordinate as [longitude, latitude]. */
export type Place = readonly [longitude: number, latitude: number];

/** Parses space-separated coordinate pairs of a coastline. */
const coast = (text: string): Place[] =>
  text
    .trim()
    .split(/\s*,\s*/)
    .map((pair) => pair.split(" ").map(Number) as [number, number])
    .map(([longitude, latitude]) => [103 + longitude / 1000, 1 + latitude / 1000]);

/** Drawn by hand, in thousandths of a degree east of 103 and north of 1. Recognisable, but not fit for navigation. */
export const MAIN_ISLAND = coast(`
  638 238, 629 233, 618 232, 609 240, 606 252, 606 266, 609 281, 611 295, 614 309, 619 321, 625 333, 632 344,
  640 351, 648 350, 653 352, 655 361, 654 371, 658 378, 656 386, 662 392, 667 399, 665 407, 670 413, 676 421,
  679 430, 685 438, 692 443, 699 447, 705 449, 712 447, 719 449, 726 447, 733 443, 739 439, 746 441, 753 445,
  761 447, 769 447, 776 452, 783 456, 790 459, 796 464, 803 470, 810 471, 817 467, 825 466, 833 463, 840 462,
  845 457, 851 449, 858 443, 866 436, 869 430, 863 424, 857 419, 862 415, 868 421, 873 423, 878 417, 884 413,
  891 416, 898 419, 905 421, 911 421, 917 416, 920 410, 925 404, 931 398, 937 393, 943 387, 950 384, 957 383,
  963 386, 970 388, 977 391, 984 393, 990 391, 997 389, 1004 386, 1012 381, 1021 375, 1029 367, 1034 356,
  1036 344, 1036 331, 1034 320, 1027 315, 1018 314, 1009 314, 1001 312, 992 315, 983 315, 974 314, 965 312,
  956 310, 947 307, 938 305, 929 303, 920 301, 911 300, 902 299, 893 296, 884 294, 877 291, 873 286, 873 281,
  869 276, 866 271, 860 269, 853 267, 847 263, 841 264, 835 265, 829 265, 823 264, 816 264, 809 264, 803 263,
  797 266, 791 269, 785 267, 778 266, 771 268, 765 272, 764 279, 766 285, 761 291, 755 296, 749 297, 743 301,
  736 305, 728 304, 720 303, 713 304, 707 308, 699 309, 692 310, 686 313, 679 310, 671 306, 663 305, 657 300,
  651 294, 645 298, 642 296, 648 287, 652 276, 652 264, 649 252, 644 244
`);

/** Singapore's other islands. */
export const SMALL_ISLANDS: readonly Place[][] = [
  // Jurong Island
  coast(`668 289, 674 294, 683 297, 693 298, 703 296, 712 294, 722 292, 732 288, 740 281, 745 272, 741 264, 732 259,
    722 254, 711 250, 699 246, 686 243, 674 243, 665 249, 662 260, 663 276`),
  // Sentosa
  coast(
    `808 256, 812 259, 819 259, 826 257, 832 253, 840 250, 848 249, 846 244, 838 242, 830 244, 822 248, 814 252`,
  ),
  // Pulau Brani
  coast("829 260, 834 263, 841 260, 839 256, 832 256"),
  // Pulau Ubin
  coast(`926 413, 931 418, 939 421, 947 421, 953 418, 962 420, 972 422, 980 420, 988 415, 994 408, 991 403, 983 402,
    975 404, 967 402, 958 403, 948 406, 938 407, 930 409`),
  // Pulau Tekong
  coast(`1024 410, 1028 419, 1036 426, 1045 430, 1054 428, 1063 424, 1071 416, 1079 406, 1087 396, 1087 386, 1078 381,
    1066 378, 1052 377, 1040 381, 1030 389, 1024 399`),
  // Coney Island
  coast("918 412, 923 411, 929 406, 932 402, 928 403, 922 408"),
  // Pulau Bukom
  coast("757 232, 763 237, 771 235, 777 229, 772 226, 763 227"),
  // Pulau Semakau
  coast("757 213, 764 217, 772 213, 778 204, 776 194, 766 191, 757 195, 754 204"),
  // Saint John's Island and Lazarus Island
  coast("843 221, 847 224, 851 229, 858 230, 859 226, 853 222, 850 216, 845 215"),
  // Kusu Island
  coast("858 224, 862 225, 863 222, 859 221"),
  // Pulau Sudong, Pulau Pawai, Pulau Senang
  coast("713 209, 720 214, 726 210, 723 204, 715 204"),
  coast("717 192, 724 196, 727 190, 721 186"),
  // Pulau Seletar
  coast("859 445, 864 446, 866 442, 861 440"),
];

/** Johor to the north, as far as the map reaches. */
export const JOHOR = coast(`
  300 900, 300 400, 420 300, 505 262, 514 268, 522 284, 540 310, 548 330, 560 333, 574 328, 586 330, 594 340,
  604 350, 618 360, 630 370, 637 382, 641 396, 648 410, 655 424, 665 436, 676 448, 688 459, 700 466, 712 470,
  722 475, 732 470, 742 462, 752 458, 762 455, 770 456, 778 463, 787 470, 797 476, 808 481, 820 479, 832 475,
  842 476, 850 470, 858 460, 868 452, 880 446, 892 442, 905 438, 918 434, 930 431, 944 432, 958 434, 970 431,
  982 433, 992 438, 1000 446, 1008 456, 1020 462, 1030 452, 1040 443, 1056 441, 1070 436, 1080 424, 1090 410,
  1098 396, 1106 380, 1118 366, 1140 358, 1180 352, 1260 348, 1400 340, 1400 900
`);

/** The Indonesian islands to the south: Batam and Bulan. */
export const RIAU: readonly Place[][] = [
  coast(`880 40, 890 90, 905 120, 925 128, 945 140, 962 132, 980 150, 1005 172, 1030 186, 1060 194, 1090 186, 1120 180,
    1160 150, 1200 -200, 900 -200`),
  coast("700 100, 720 128, 745 136, 760 118, 790 96, 820 60, 800 -200, 640 -200, 670 60"),
];

export const RESERVOIRS: readonly Place[][] = [
  // MacRitchie, Lower and Upper Peirce, Upper Seletar
  coast("817 347, 822 350, 829 349, 834 345, 830 342, 824 344, 819 343"),
  coast("814 372, 820 374, 827 371, 826 368, 819 369"),
  coast("795 372, 801 376, 808 376, 812 371, 806 368, 801 370"),
  coast("797 402, 802 406, 808 404, 813 399, 808 396, 802 399"),
  // Lower Seletar, Kranji, Bedok, Pandan, Jurong Lake
  coast("836 409, 843 410, 850 413, 855 417, 858 414, 851 408, 843 405"),
  coast("722 420, 728 428, 734 436, 740 437, 739 430, 733 424, 729 415, 724 412"),
  coast("919 344, 925 346, 932 343, 928 340, 921 340"),
  coast("736 316, 740 321, 747 319, 746 313, 740 312"),
  coast("725 341, 729 344, 731 338, 728 331, 725 334"),
  // Marina Bay and the Kallang Basin
  coast(
    "855 289, 860 290, 865 294, 867 301, 871 304, 874 300, 870 294, 869 287, 871 282, 866 282, 862 284, 857 282, 853 285",
  ),
  // Tengeh, Poyan, Murai
  coast("641 347, 646 348, 650 344, 646 338, 641 341"),
  coast("661 378, 667 381, 673 377, 668 372, 662 373"),
];

/** The rainforest around the reservoirs, and Bukit Timah. */
export const FOREST: readonly Place[][] = [
  coast(`772 352, 776 360, 781 368, 786 378, 790 390, 793 401, 799 410, 808 411, 816 405, 821 395, 826 384, 831 374,
    832 364, 836 354, 837 345, 831 339, 822 340, 813 341, 805 347, 797 352, 788 348, 780 346`),
  coast("690 428, 697 439, 706 441, 708 430, 704 417, 698 405, 690 398, 683 402, 684 416"),
];

/** The main expressways as lines: PIE, AYE and ECP, CTE and SLE. */
export const ROADS: readonly Place[][] = [
  coast(`637 330, 660 333, 690 343, 718 346, 745 343, 775 341, 795 332, 815 325, 838 324, 858 327, 880 321, 905 326,
    930 331, 955 336, 975 344`),
  coast("640 322, 668 321, 700 323, 735 320, 765 310, 790 297, 812 284, 828 274, 845 272"),
  coast("862 284, 880 297, 905 303, 935 310, 962 318, 980 330"),
  coast("845 283, 848 300, 855 320, 857 340, 853 360, 855 380, 840 398, 815 413, 790 422, 772 438"),
];

export type Label = {
  name: string;
  at: Place;
  /** Zoom level from which the name is shown; 1.2 means from the start, except on phones. */
  zoom: number;
  kind: "town" | "water" | "island" | "abroad";
};

const label = (
  name: string,
  longitude: number,
  latitude: number,
  zoom = 1,
  kind: Label["kind"] = "town",
): Label => ({
  name,
  at: [103 + longitude / 1000, 1 + latitude / 1000],
  zoom,
  kind,
});

/** Names on the map. The most useful ones are shown from the start. */
export const LABELS: readonly Label[] = [
  label("Johor Bahru", 745, 492, 1, "abroad"),
  label("Johor Strait", 888, 431, 2, "water"),
  label("Singapore Strait", 930, 262, 1, "water"),
  label("Jurong", 707, 338),
  label("Woodlands", 787, 438, 1.2),
  label("Yishun", 835, 430, 1.2),
  label("Punggol", 906, 403),
  label("Tampines", 945, 354, 1.2),
  label("Changi", 990, 359),
  label("Sentosa", 825, 236, 1, "island"),
  label("Pulau Ubin", 962, 411, 1.5, "island"),
  label("Pulau Tekong", 1055, 402, 1.5, "island"),
  label("Jurong Island", 703, 269, 1.5, "island"),
  label("Tuas", 631, 300),
  label("Choa Chu Kang", 744, 386, 1.5),
  label("Lim Chu Kang", 709, 421, 2),
  label("Bukit Timah", 783, 332, 1.5),
  label("Clementi", 765, 315, 2),
  label("Bishan", 849, 352, 2),
  label("Ang Mo Kio", 849, 371, 2),
  label("Serangoon", 872, 358, 2),
  label("Toa Payoh", 850, 335, 3),
  label("Newton", 838, 315, 3),
  label("Orchard", 829, 306, 2.5),
  label("Tanglin", 812, 308, 3),
  label("Queenstown", 798, 297, 2.5),
  label("HarbourFront", 817, 269, 3),
  label("Tiong Bahru", 828, 286, 4),
  label("Tanjong Pagar", 842, 277, 4),
  label("Chinatown", 842, 285, 4),
  label("Marina Bay", 862, 279, 3),
  label("City Hall", 853, 292, 4),
  label("Bugis", 859, 301, 4),
  label("Little India", 849, 308, 4),
  label("Kallang", 868, 312, 3),
  label("Geylang", 884, 317, 2.5),
  label("Paya Lebar", 893, 325, 4),
  label("Katong", 903, 306, 2.5),
  label("Bedok", 930, 326, 2),
  label("Pasir Ris", 950, 374, 2),
  label("Hougang", 890, 372, 2.5),
  label("Seletar", 866, 405, 2.5),
  label("Sembawang", 820, 451, 2),
];
