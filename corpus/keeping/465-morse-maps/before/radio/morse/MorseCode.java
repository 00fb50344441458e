package radio.morse;

public final class MorseCode {
    private final String wordGap;

    public MorseCode(String wordGap) {
        this.wordGap = wordGap == null ? " / " : wordGap;
    }

    private static String code(char c) {
        switch (Character.toUpperCase(c)) {
            case 'A': return ".-";
            case 'B': return "-...";
            case 'C': return "-.-.";
            case 'D': return "-..";
            case 'E': return ".";
            case 'F': return "..-.";
            case 'G': return "--.";
            case 'H': return "....";
            case 'I': return "..";
            case 'K': return "-.-";
            case 'L': return ".-..";
            case 'M': return "--";
            case 'N': return "-.";
            case 'O': return "---";
            case 'R': return ".-.";
            case 'S': return "...";
            case 'T': return "-";
            case 'U': return "..-";
            case '1': return ".----";
            case '2': return "..---";
            default: return null;
        }
    }

    public String encode(String text) {
        StringBuilder sb = new StringBuilder();
        boolean first = true;
        for (char c : text.toCharArray()) {
            if (c == ' ') {
                sb.append(wordGap);
                first = true;
                continue;
            }
            String code = code(c);
            if (code == null) {
                throw new IllegalArgumentException("cannot send " + c);
            }
            if (!first) {
                sb.append(' ');
            }
            sb.append(code);
            first = false;
        }
        return sb.toString();
    }

    public String decodeWord(String signals) {
        if (signals.isEmpty()) {
            return "";
        }
        StringBuilder sb = new StringBuilder();
        for (String signal : signals.split(" ")) {
            char found = 0;
            for (char c = '0'; c <= 'Z'; c++) {
                if (signal.equals(code(c))) {
                    found = c;
                    break;
                }
            }
            sb.append(found == 0 ? '?' : found);
        }
        return sb.toString();
    }

    public boolean canSend(char c) {
        return c == ' ' || code(c) != null;
    }

    public int units(String text) {
        int n = 0;
        for (char s : encode(text).toCharArray()) {
            n += s == '-' ? 3 : 1;
        }
        return n;
    }
}
