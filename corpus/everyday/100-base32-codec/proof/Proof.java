import org.glyphway.codec.Base32;
import java.util.*;

public class Proof {
    public static void main(String[] args) throws Exception {
        Random r = new Random(19);
        for (int n = 0; n < 70; n++) for (int k = 0; k < 12; k++) { byte[] d = new byte[n]; if (k == 0) Arrays.fill(d, (byte) -1); else if (k > 1) r.nextBytes(d); String e = Base32.encode(d); System.out.println(e + Arrays.equals(d, Base32.decode(e)) + Arrays.toString(Base32.decode(e.toLowerCase()))); }
        for (int c = 0; c < 1200; c++) { char ch = (char) c; p(() -> Arrays.toString(Base32.decode("A" + ch))); p(() -> Arrays.toString(Base32.decode(ch + "zzzzzzz"))); }
        for (char ch : new char[] {'\u212a', '\u0131', '\u017f', '\uffff', '\uff21', '\ud83d'}) p(() -> Arrays.toString(Base32.decode("0" + ch)));
        for (String s : new String[] {"", "0", "OIL", "OI", "oilO", "0000", "zz", "ZZZZZ", "ZZZZZZ", "ZZZZZZZ", "ZZZZZZZZ", "ZZZZZZZZZ", "U0", "!!!", "AB-D", "0 00"}) p(() -> Arrays.toString(Base32.decode(s)));
        p(() -> Base32.encode(null)); p(() -> Base32.decode(null));
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
