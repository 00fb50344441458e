import com.repogate.acl.*;

public class Proof {
    public static void main(String[] args) {
        PathAccess a = new PathAccess(Effect.DENY).allow("src/*").deny("src/secret/*");
        System.out.println(a.canRead("src/Main.java") + " " + a.canRead("src/secret/key") + " " + a.canRead("doc"));
        a.allow("src/*");
        System.out.println(a.canRead("src/secret/key") + " " + a.effectOn("src/Main.java"));
    }
}
