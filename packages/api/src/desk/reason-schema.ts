/** Why something is done at the desk; the host refuses one that is empty or too long. */
