import org.cubesat.downlink.*;

public class Proof {
    public static void main(String[] args) {
        FrameCodec c = new FrameCodec();
        System.out.println(c.decode(c.encode(new Frame(200, 0x1234, 0x11223344L, "ok"))));
        System.out.println(c.decode(c.encode(new Frame(1, 0x8001, 5, ""))));
        System.out.println(c.decode(c.encode(new Frame(1, 0x0180, 0xFFEEDDCCL, "v".repeat(200)))).toString().substring(0, 45));
    }
}
