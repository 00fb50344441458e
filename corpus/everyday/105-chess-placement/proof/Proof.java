import org.openchess.fen.*;

public class Proof {
    public static void main(String[] args) {
        String[] inputs = {null, "", "/", "8/8/8/8/8/8/8/8", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR", "8/8/8/8/8/8/8", "8/8/8/8/8/8/8/8/",
            "9/8/8/8/8/8/8/8", "44/8/8/8/8/8/8/8", "0p7/8/8/8/8/8/8/8", "p8/8/8/8/8/8/8/8", "8p/8/8/8/8/8/8/8", "7/8/8/8/8/8/8/8", "8/8//8/8/8/8/8",
            "8/8/8/8/8/8/8/7x", "8/8/8/8/8/8/8/7\u212A", "8/8/8/8/8/8/8/6kK", "8/8/8/8/8/8/8/ppppppppp", "8/8/8/8/8/8/8/6\u0661", "8 w/8/8/8/8/8/8/8", "1p1p1p1p/8/8/8/8/8/8/1P6", "8/8/8/8/8/8/8/6p1q"};
        for (String s : inputs) {
            try {
                Board b = new PlacementParser().parse(s);
                System.out.println(s + " " + b.rows() + b.at(1, 1) + b.at(8, 8));
            } catch (FenException e) {
                System.out.println(s + " " + e.getMessage() + " " + e.position());
            }
        }
    }
}
