package org.wildtrack.tags;

/** Text form of the identifiers that collars send: hex bytes and a check digit. */
public final class TagCodec {

    public String encode(byte[] id) {
        StringBuilder sb = new StringBuilder(id.length * 2 + 2);
        for (byte b : id) {
            appendHex(sb, b);
        }
        return sb.append('-').append(Integer.toHexString(checksum(id))).toString();
    }

    private static void appendHex(StringBuilder sb, byte b) {
        String hex = Integer.toHexString(b);
        if (hex.length() < 2) {
            sb.append('0');
        }
        sb.append(hex);
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
        if (text.charAt(dash + 1) != Character.forDigit(checksum(id), 16)) {
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
