package art.inkwell.edit;

/** A change of a drawing that can be taken back. */
public interface Command {

    String label();

    void apply(StringBuilder canvas);

    void revert(StringBuilder canvas);

    static Command append(String shape) {
        return new Command() {
            @Override
            public String label() {
                return "draw " + shape;
            }

            @Override
            public void apply(StringBuilder canvas) {
                canvas.append(shape).append(';');
            }

            @Override
            public void revert(StringBuilder canvas) {
                canvas.setLength(canvas.length() - shape.length() - 1);
            }
        };
    }
}
