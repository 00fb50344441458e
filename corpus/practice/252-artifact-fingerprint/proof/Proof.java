import dev.buildvault.artifact.*;

public class Proof {
    public static void main(String[] args) {
        Fingerprint a = new Fingerprint("sha", new byte[] {1, (byte) 0xfe}), b = new Fingerprint("sha", new byte[] {1, (byte) 0xfe});
        System.out.println(a + " " + a.equals(b) + " " + a.startsWith(1));
        ArtifactIndex index = new ArtifactIndex();
        System.out.println(index.store(a, "core.jar") + " " + index.store(b, "copy.jar") + " " + index.size() + " " + index.find(b));
    }
}
