package race;

public class Hurdler extends Sprinter {
    public Result start() {
        Result result = new Result();
        result.enter(pace());
        return result;
    }
}
