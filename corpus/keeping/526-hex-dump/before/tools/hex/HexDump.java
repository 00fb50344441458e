package tools.hex;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

public final class HexDump {
    private final int perLine;

    public HexDump(int perLine) {
        if (perLine < 1 || perLine > 64) {
            throw new IllegalArgumentException("perLine " + perLine);
        }
        this.perLine = perLine;
    }

    public String dump(byte[] data) {
        return dump(data, 0, data.length);
    }

    /** Offset, hex bytes, readable characters. */
    public String dump(byte[] data, int from, int to) {
        if (from < 0 || to > data.length || from > to) {
            throw new IndexOutOfBoundsException(from + ".." + to);
        }
        StringBuilder sb = new StringBuilder();
        for (int start = from; start < to; start += perLine) {
            sb.append(String.format(Locale.ROOT, "%08x ", start));
            String readable = "";
            for (int i = start; i < start + perLine; i++) {
                if (i < to) {
                    sb.append(String.format(Locale.ROOT, " %02x", data[i]));
                    readable += data[i] >= 32 && data[i] < 127 ? (char) data[i] : '.';
                } else {
                    sb.append("   ");
                }
            }
            sb.append(String.format(Locale.ROOT, "  |%s|\n", readable));
        }
        return sb.toString();
    }

    /** Pairs of hex digits separated by white space; null when there is anything else. */
    public static byte[] parse(String text) {
        List<Integer> bytes = new ArrayList<>();
        for (String word : text.split("[ \\t\\r\\n]+")) {
            if (word.isEmpty()) {
                continue;
            }
            if (!word.matches("[0-9a-fA-F]{2}")) {
                return null;
            }
            bytes.add(Integer.parseInt(word, 16));
        }
        byte[] result = new byte[bytes.size()];
        for (int i = 0; i < result.length; i++) {
            result[i] = (byte) (int) bytes.get(i);
        }
        return result;
    }
}
