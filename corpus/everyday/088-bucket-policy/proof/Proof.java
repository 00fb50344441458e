import org.stonevault.access.BucketPolicy;

public class Proof {
    public static void main(String[] args) throws Exception {
        BucketPolicy p = new BucketPolicy("root").deny("eve", "/").allow("backup", "/private/dumps").deny("*", "/private").allow("*", "/");
        for (String u : new String[] {"root", "eve", "backup", "bob"}) for (String f : new String[] {"/a", "/private/x", "/private/dumps/1"}) System.out.println(u + f + " " + p.mayRead(u, f));
    }

    static void p(java.util.concurrent.Callable<?> c) {
        try {
            System.out.println(c.call());
        } catch (Throwable e) {
            boolean jvm = e instanceof NullPointerException || e instanceof IndexOutOfBoundsException || e instanceof ClassCastException;
            System.out.println("! " + e.getClass().getName() + (jvm ? "" : " " + e.getMessage()));
        }
    }
}
