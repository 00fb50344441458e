package org.wildtrack.tags;

/** Text form of the identifiers that collars send: hex bytes and a check digit. */
public final class TagCodec {

    private static final char[] DIGITS = "0123456789abcdef".toCharArray();

    public String encode(byte[] id) {
        StringBuilder sb = new StringBuilder(id.length * 2 + 2);
        for (byte b : id) {
            sb.append(DIGITS[(b >> 4) & 0xF]).append(DIGITS[b & 0xF]);
        }
        return sb.append('-').append(DIGITS[checksum(id)]).toString();
    }

    public byte[] decode(String text) {
        int dash = text.indexOf('-');
        if (dash < 0 || dash % 2 != 0 || text.length() != dash + 2) {
            throw new IllegalArgumentException("malformed tag " + text);
        }
        byte[] id = new byte[dash / 2];
        for (int i = 0; i < id.length; i++) {
            id[i] = (byte) Integer.parseInt(text.substring(2 * i, 2 * i + 2), 16);
        }
        if (text.charAt(dash + 1) != DIGITS[checksum(id)]) {
            throw new IllegalArgumentException("wrong check digit in " + text);
        }
        return id;
    }

    private static int checksum(byte[] id) {
        int sum = 0;
        for (byte b : id) {
            sum += b & 0xFF;
        }
        return sum % 16;
    }
}
