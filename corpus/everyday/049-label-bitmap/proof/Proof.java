import com.printhub.label.RunLength;
import java.util.*;

public class Proof {
    public static void main(String[] args) {
        List<String> inputs = new ArrayList<>(Arrays.asList("", "#", "##", "###..#", "1", "#1", "##11", "\u0663\u0663", "0#", "00#", "3", "3#2", "12#", "3#2.#", "-3#", " ", "\ud83d\ude00\ud83d\ude00",
            "4294967295#", "2147483648#x", "007#", "#".repeat(1000), "1000#", null));
        Random r = new Random(6);
        for (int i = 0; i < 300; i++) {
            StringBuilder s = new StringBuilder();
            for (int k = r.nextInt(10); k > 0; k--) s.append("##..x2 0".charAt(r.nextInt(8)));
            inputs.add(s.toString());
        }
        for (String s : inputs) {
            t("encode " + s, () -> RunLength.encode(s));
            t("decode " + s, () -> RunLength.decode(s));
            t("round " + s, () -> RunLength.decode(RunLength.encode(s)).equals(s));
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
