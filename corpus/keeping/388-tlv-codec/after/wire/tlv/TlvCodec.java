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
            write(out, value);
        }
        return Arrays.copyOf(out.array(), out.position());
    }

    private static void write(ByteBuffer out, Object value) {
        switch (value) {
            case null -> out.put((byte) 0);
            case Boolean flag -> out.put((byte) (flag ? 2 : 1));
            case Integer small when small >= 0 && small < 128 -> out.put((byte) 3).put(small.byteValue());
            case Integer number -> out.put((byte) 4).putInt(number);
            case Long number -> out.put((byte) 5).putLong(number);
            case String text -> {
                byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
                if (bytes.length > 255) {
                    throw new IllegalArgumentException("text too long");
                }
                out.put((byte) 6).put((byte) bytes.length).put(bytes);
            }
            default -> throw new ClassCastException(value.getClass().getName());
        }
    }

    public List<Object> decode(byte[] data) {
        ByteBuffer in = ByteBuffer.wrap(data);
        List<Object> values = new ArrayList<>();
        while (in.hasRemaining()) {
            values.add(read(in));
            decoded++;
        }
        return values;
    }

    private static Object read(ByteBuffer in) {
        byte tag = in.get();
        return switch (tag) {
            case 0 -> null;
            case 1 -> Boolean.FALSE;
            case 2 -> Boolean.TRUE;
            case 3 -> Integer.valueOf(in.get());
            case 4 -> Integer.valueOf(in.getInt());
            case 5 -> Long.valueOf(in.getLong());
            case 6 -> {
                byte[] bytes = new byte[Byte.toUnsignedInt(in.get())];
                in.get(bytes);
                yield new String(bytes, StandardCharsets.UTF_8);
            }
            default -> throw new IllegalStateException("tag " + tag);
        };
    }

    public int decoded() {
        return decoded;
    }
}
