package wire.tlv;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

public final class TlvCodec {

    private int decoded;

    public byte[] encode(List<?> values) {
        ByteBuffer out = ByteBuffer.allocate(1024);
        for (Object value : values) {
            if (value == null) {
                out.put((byte) 0);
            } else if (value instanceof Boolean) {
                out.put((byte) ((Boolean) value ? 2 : 1));
            } else if (value instanceof Integer && (Integer) value >= 0 && (Integer) value < 128) {
                out.put((byte) 3).put(((Integer) value).byteValue());
            } else if (value instanceof Integer) {
                out.put((byte) 4).putInt((Integer) value);
            } else if (value instanceof Long) {
                out.put((byte) 5).putLong((Long) value);
            } else if (value instanceof String) {
                byte[] bytes = ((String) value).getBytes(StandardCharsets.UTF_8);
                if (bytes.length > 255) {
                    throw new IllegalArgumentException("text too long");
                }
                out.put((byte) 6).put((byte) bytes.length).put(bytes);
            } else {
                throw new ClassCastException(value.getClass().getName());
            }
        }
        return Arrays.copyOf(out.array(), out.position());
    }

    public List<Object> decode(byte[] data) {
        ByteBuffer in = ByteBuffer.wrap(data);
        List<Object> values = new ArrayList<>();
        while (in.hasRemaining()) {
            int tag = in.get();
            if (tag == 0) {
                values.add(null);
            } else if (tag == 1 || tag == 2) {
                values.add(tag == 2);
            } else if (tag == 3) {
                values.add((int) in.get());
            } else if (tag == 4) {
                values.add(in.getInt());
            } else if (tag == 5) {
                values.add(in.getLong());
            } else if (tag == 6) {
                byte[] bytes = new byte[in.get() & 0xff];
                in.get(bytes);
                values.add(new String(bytes, StandardCharsets.UTF_8));
            } else {
                throw new IllegalStateException("tag " + tag);
            }
            decoded++;
        }
        return values;
    }

    public int decoded() {
        return decoded;
    }
}
