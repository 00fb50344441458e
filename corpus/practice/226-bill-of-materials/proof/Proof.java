import com.fabrik.bom.*;

public class Proof {
    public static void main(String[] args) {
        BillOfMaterials bom = new BillOfMaterials();
        bom.addComponent("bike", "front wheel", 1);
        bom.addComponent("bike", "rear wheel", 1);
        bom.addComponent("front wheel", "hub", 1);
        bom.addComponent("rear wheel", "hub", 1);
        bom.addComponent("hub", "bearing", 2);
        System.out.println(bom.explode("front wheel", 3));
        try {
            System.out.println(bom.explode("bike", 2));
        } catch (CyclicStructureException e) {
            System.out.println(e.getMessage());
        }
    }
}
