import org.scanlab.image.*;

public class Proof {
    public static void main(String[] args) {
        int[][] raw = {{1, 2}, {3, 4}};
        GrayImage a = new GrayImage(raw);
        GrayImage b = a.copy();
        b.paint(0, 0, 200);
        raw[1][1] = 99;
        System.out.println(a.at(0, 0) + " " + a.at(1, 1) + " " + a.brightest() + " " + b.brightest() + " " + a.transposed().at(0, 1));
    }
}
