import com.tagtrack.rfid.*;
import java.util.Arrays;

public class Proof {
    public static void main(String[] args) {
        TagFrameCodec codec = new TagFrameCodec();
        for (long serial : new long[] {0, 200, 0x7fffffffL, 0x80000000L, 3_000_000_000L, 0xffffffffL}) {
            byte[] data = codec.encode(new TagFrame(250, 40000, serial));
            System.out.println(Arrays.toString(data) + " " + codec.decode(data));
        }
    }
}
