import org.numerica.dense.*;

public class Proof {
    public static void main(String[] args) {
        DenseMatrix m = new DenseMatrix(new double[][] {{2, 1}, {4, 7}});
        System.out.println(m + " " + m.determinant() + " " + m);
        DenseMatrix c = m.copy();
        c.set(0, 0, 99);
        m.rows()[1][1] = -1;
        System.out.println(m + " " + c);
    }
}
