import io.logrill.*;

public class Proof {
    public static void main(String[] args) throws Exception {
        LogfmtParser parser = new LogfmtParser();
        String[] lines = {"", "   ", "a", "a=", "a= b", "=x", " a=1 =2", "a=1 b=\"two words\" c", "a=\"x\\\"y\\n\\t\\q\"", "a=\"open", "a=\"open\\", "a=\"x\"tail", "a=\"x\"=1", "a==b", "a=b=c", "a=1 a=2", "k=\"\"", "  k=v  ", "a\tb=c", "\"q\"=1"};
        for (String l : lines) p(() -> parser.parse(l));
        p(() -> parser.parse(null));
        String alphabet = "a= \"\\nb";
        java.util.Random r = new java.util.Random(7);
        for (int i = 0; i < 3000; i++) {
            StringBuilder sb = new StringBuilder();
            int len = r.nextInt(12);
            for (int k = 0; k < len; k++) sb.append(alphabet.charAt(r.nextInt(alphabet.length())));
            p(() -> parser.parse(sb.toString()));
        }
        try { parser.parse("a=1 =2"); } catch (LogfmtException e) { System.out.println(e.offset()); }
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
