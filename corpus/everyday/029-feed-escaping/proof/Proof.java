import com.feedworks.xml.ProductFeedWriter;
import java.util.*;

public class Proof {
    public static void main(String[] args) {
        String[] texts = {null, "", "plain", "&", "&amp;", "&lt;<>\"'", "a\nb", "a\r\nb", "\r", "\r\r\n\n", "\n\r", "x\r", "&#10;\n", "\ud83d\ude00 <b>", "&&&", "\"\"", "a&quot;b'"};
        ProductFeedWriter w = new ProductFeedWriter();
        for (String s : texts) {
            t("text " + s, () -> ProductFeedWriter.text(s));
            t("attribute " + s, () -> ProductFeedWriter.attribute(s));
            Map<String, String> m = new LinkedHashMap<>();
            m.put("b", s);
            m.put("a", "1");
            m.put(null, s);
            t("product", () -> w.product(m, s) == w);
        }
        t("null map", () -> w.product(null, "x"));
        t("empty map", () -> w.product(Map.of(), null).toXml());
        char[] alphabet = "&<>\"'\r\nab;".toCharArray();
        Random r = new Random(9);
        for (int i = 0; i < 500; i++) {
            StringBuilder s = new StringBuilder();
            for (int k = r.nextInt(9); k > 0; k--) s.append(alphabet[r.nextInt(alphabet.length)]);
            System.out.println(ProductFeedWriter.text(s.toString()) + "|" + ProductFeedWriter.attribute(s.toString()));
        }
    }

    static void t(String label, java.util.concurrent.Callable<?> c) {
        try {
            System.out.println(label + " -> " + c.call());
        } catch (Exception e) {
            boolean jvm = e instanceof NullPointerException || e instanceof IndexOutOfBoundsException || e instanceof ClassCastException;
            System.out.println(label + " -> " + e.getClass().getName() + (jvm ? "" : ": " + e.getMessage()));
        }
    }
}
