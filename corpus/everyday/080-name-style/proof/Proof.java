import dev.modelsmith.naming.NameStyle;
import java.util.*;

public class Proof {
    public static void main(String[] args) throws Exception {
        String alphabet = "aBcD_-1 É";
        Random r = new Random(8);
        List<String> in = new ArrayList<>(List.of("", "a", "A", "userId", "HTTPServer", "parseXMLDoc", "order2Line", "Already_Snake", "already-kebab", "__x", "A_B", "ABC", "aB", "x--Y_z"));
        for (int i = 0; i < 3000; i++) { StringBuilder sb = new StringBuilder(); for (int k = r.nextInt(9); k > 0; k--) sb.append(alphabet.charAt(r.nextInt(alphabet.length()))); in.add(sb.toString()); }
        for (String s : in) System.out.println(s + "|" + NameStyle.toSnake(s) + "|" + NameStyle.toKebab(s) + "|" + NameStyle.toPascal(s));
        p(() -> NameStyle.toSnake(null)); p(() -> NameStyle.toKebab(null)); p(() -> NameStyle.toPascal(null));
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
