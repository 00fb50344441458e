import tv.streambox.player.*;

public class Proof {
    public static void main(String[] args) {
        PlayerController p = new PlayerController();
        p.play();
        p.pause();
        p.seek(1000);
        p.seek(2000);
        p.onBufferFull();
        System.out.println(p.state() + " " + p.position());
    }
}
