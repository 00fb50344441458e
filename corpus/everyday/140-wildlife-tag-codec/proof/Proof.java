import java.util.*;
import org.wildtrack.tags.*;

public class Proof {
    public static void main(String[] args) {
        TagCodec c = new TagCodec();
        for (byte[] id : new byte[][] {{}, {1, 0x7f}, {0x0a, (byte) 0x80}, {(byte) 0xff}}) {
            String s = c.encode(id);
            System.out.print(s);
            try { System.out.println(" " + Arrays.toString(c.decode(s))); } catch (IllegalArgumentException e) { System.out.println(" " + e.getMessage()); }
        }
    }
}
