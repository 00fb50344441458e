import stock.articles.*;

public class Proof {
    interface Act { Object run() throws Throwable; }

    static String show(Object o) {
        String s = java.util.Arrays.deepToString(new Object[] {o});
        return s.substring(1, s.length() - 1);
    }

    static void t(String label, Act a) {
        try {
            System.out.println(label + ": " + show(a.run()));
        } catch (Throwable e) {
            System.out.println(label + ": threw " + e.getClass().getName());
        }
    }

    public static void main(String[] args) throws Throwable {
        for (String s : new String[] {null, "", "ABC-1234", "ABC-1234-X", "123456", "x123456", "1234567"})
            t(s, () -> ArticleNumbers.isArticle(s) + " " + ArticleNumbers.isLegacy(s));
        System.out.println(ArticleNumbers.valid("ABC-1234,123456,nope,ABC-9999\n").size());
    }
}
