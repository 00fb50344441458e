import com.warehousely.waves.*;

public class Proof {
    public static void main(String[] args) {
        WavePlanner planner = new WavePlanner(3);
        for (int i = 1; i <= 6; i++) planner.submit(new PickOrder("o" + i, i == 5 ? 2 : 1, 600));
        while (planner.backlog() > 0) System.out.println(planner.nextWave());
    }
}
