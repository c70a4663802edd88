.PHONY: play check clean
play: ; @python3 play
check: ; @python3 check
clean: ; rm -rf .venv .browser .postgres build .cache web/node_modules src/schnapp/web src/schnapp/docs
