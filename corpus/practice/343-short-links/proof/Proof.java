import com.links.codes.ShortCodes;

public class Proof {
    public static void main(String[] args) {
        ShortCodes s = new ShortCodes();
        for (String u : new String[] {"", "https://x.org/a?b=c", "https://x.org/größe", "https://x.org/日本"}) System.out.println(s.register(u) + " " + s.resolve(s.code(u)));
    }
}
