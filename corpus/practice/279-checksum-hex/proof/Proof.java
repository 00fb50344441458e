import org.bytesmith.codec.*;
import java.nio.charset.StandardCharsets;

public class Proof {
    public static void main(String[] args) {
        System.out.println(Hex.encodeText("Wiki") + " " + new String(Hex.decode("57696b69"), StandardCharsets.UTF_8));
        System.out.println(Hex.encode(new byte[] {1, 0, -1, 16}));
        System.out.println(Adler32Text.of("Wikipedia".getBytes(StandardCharsets.UTF_8)));
    }
}
