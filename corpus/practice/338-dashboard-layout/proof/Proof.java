import com.dash.layout.*;

public class Proof {
    public static void main(String[] args) {
        int[][] bad = {{0, 1}, {1, 0}, {501, 1}, {1, 501}, {-1, -1}};
        for (int[] b : bad) try { new Layout(b[0], b[1]); } catch (RuntimeException e) { System.out.println(e); }
        for (int size = 1; size < 14; size++) {
            Layout l = new Layout(size, 15 - size);
            long seed = size;
            for (int i = 0; i < 200; i++) {
                seed = (seed * 1103515245L + 12345) & 0x7fffffff;
                int w = (int) (seed / 65536 % 5), h = (int) (seed / 4096 % 4);
                try { System.out.println(l.place("w" + i % 40, w, h)); } catch (RuntimeException e) { System.out.println(e); }
                if (i % 3 == 0) System.out.println(l.remove("w" + seed / 256 % 40));
                System.out.println(l.freeCells());
            }
            System.out.println(l.place("big", Integer.MAX_VALUE, 1) + "" + l.place("big", 1, Integer.MAX_VALUE) + l.widgets() + l.remove(null));
            try { l.widgets().clear(); } catch (UnsupportedOperationException e) { System.out.println("fixed"); }
        }
        Layout l = new Layout(3, 3);
        System.out.println(l.place(null, 1, 1) + " " + l.place("a", 1, 1));
        try { System.out.println(l.remove("a")); } catch (NullPointerException e) { System.out.println("NPE"); }
        System.out.println(l.widgets() + "" + l.freeCells());
    }
}
