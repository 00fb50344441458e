import net.swiftfetch.session.*;

public class Proof {
    public static void main(String[] args) {
        DownloadSession s = new DownloadSession();
        s.signal(Signal.START);
        s.received(100);
        s.signal(Signal.CHECKPOINT);
        s.received(50);
        s.signal(Signal.PAUSE);
        System.out.println(s.state() + " " + s.offset() + " " + s.checkpoints());
        s.signal(Signal.RESUME);
        System.out.println(s.state() + " " + s.offset());
    }
}
